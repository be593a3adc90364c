"""Files as people write them."""

from __future__ import annotations

import yaml


class Plain(yaml.SafeDumper):
    """Writes out what is there twice."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def as_yaml(data: object) -> str:
    """Data as a text of YAML."""
    return yaml.dump(data, Dumper=Plain, allow_unicode=True)
