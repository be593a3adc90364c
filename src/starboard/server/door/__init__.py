"""Who comes, from where, with what: looked at before anything else happens."""
