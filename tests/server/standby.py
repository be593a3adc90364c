"""Servers in processes of their own, forked from one that has read everything they need."""

from __future__ import annotations

import multiprocessing
from multiprocessing.process import BaseProcess

import uvicorn

from starboard.server.app import create_app
from starboard.server.process import configured
from starboard.server.settings import Settings

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warmed"])


def serve(settings: Settings) -> None:
    """Serve until somebody ends the process."""
    uvicorn.Server(configured(create_app(settings), settings)).run()


def started(settings: Settings) -> BaseProcess:
    """A process that serves."""
    process = FORKS.Process(target=serve, args=(settings,), daemon=True)
    process.start()
    return process
