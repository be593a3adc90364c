"""The crew bot: what it sees (`outlook`), what it plans (`planner`), what it does (`house`)."""
