"""Structured logs: what happened, never who said what, no keys, no addresses."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

ORDINARY = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "color_message",
}
SECRET = ("key", "cookie", "token", "phrase", "secret", "seed", "address", "authorization")
"""Fields with such names are never written."""


class Structured(logging.Formatter):
    """One line per record: time, level, what, and its fields; as JSON or for people."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        if self.as_json:
            return json.dumps(told, ensure_ascii=False, default=str)
        rest = " ".join(f"{name}={value}" for name, value in list(told.items())[3:])
        return f"{told['time']} {told['level']} {told['what']} {rest}".rstrip()


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was said besides the sentence, without secrets."""
    return {
        name: value
        for name, value in vars(record).items()
        if name not in ORDINARY and not any(word in name.lower() for word in SECRET)
    }


def set_up(as_json: bool) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured(as_json))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("starboard").setLevel(logging.INFO)
