"""Servers in processes of their own, forked from one that has read everything they need."""

from __future__ import annotations

import multiprocessing
import os
import resource
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from starboard.server.app import create_app
from starboard.server.logs import set_up
from starboard.server.run import process
from starboard.server.run.process import configured
from starboard.server.settings import Settings

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warmed"])


def serve(settings: Settings) -> None:
    """Serve until somebody ends the process."""
    process.run(configured(create_app(settings), settings), settings, opened=lambda: None)


def started(settings: Settings) -> BaseProcess:
    """A process that serves."""
    server = FORKS.Process(target=serve, args=(settings,), daemon=True)
    server.start()
    return server


def serve_aloud(settings: Settings, files: int) -> None:
    """Serve with so many files at most; what it says is kept."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    keep_what_is_said(settings)
    set_up(as_json=False)
    serve(settings)


def started_aloud(settings: Settings, files: int) -> BaseProcess:
    """A process that serves with few files, and says what it says into `said`."""
    server = FORKS.Process(target=serve_aloud, args=(settings, files), daemon=True)
    server.start()
    return server


def keep_what_is_said(settings: Settings) -> None:
    """Whatever goes to standard error goes to the file `said` of the data folder."""
    said = os.open(Path(settings.data) / "said", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    os.dup2(said, 2)


def serve_together(settings: Settings) -> None:
    """As the command does it with several workers, but these are forked; what they say is kept."""
    workers: Any = uvicorn._subprocess
    workers.spawn = multiprocessing.get_context("fork")
    keep_what_is_said(settings)
    process.serve(settings)


def started_together(settings: Settings) -> BaseProcess:
    """A process that looks after workers that serve."""
    server = FORKS.Process(target=serve_together, args=(settings,))
    server.start()
    return server
