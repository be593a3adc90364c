"""A small site with the client's worker, of which a new version can be put up."""

from __future__ import annotations

import re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

CLIENT = Path(__file__).parents[2] / "src" / "starboard" / "server" / "client"
WORKER = (CLIENT / "sw.js").read_text(encoding="utf-8")
LIST = re.compile(r"const VERSION = (\[.*\]);")
"""Where the build has written which files belong to a version."""
KINDS = {".js": "text/javascript", "": "text/html"}
NO_ICON = '<link rel="icon" href="data:,">'
READ = "api/games/flagship/rules"
"""Something to read without the net, whatever the version."""


class Site:
    """One page under a path of its own, with one file; it serves as long as the context lasts."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                text = site.files.get(self.path)
                self.send_response(404 if text is None else 200)
                self.send_header("content-type", KINDS.get(Path(self.path).suffix, KINDS[""]))
                self.end_headers()
                self.wfile.write((text or "").encode())

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = Thread(target=self.server.serve_forever)

    def __enter__(self) -> Site:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    @property
    def elsewhere(self) -> str:
        """A page that looks into what is kept, and that the worker has nothing to do with."""
        return f"http://127.0.0.1:{self.server.server_port}/"

    @property
    def address(self) -> str:
        return f"{self.elsewhere}app/"

    def puts_up(self, version: str) -> None:
        """A version has a file of its own; those of others are gone."""
        file = f"assets/{version}.js"
        self.files = {
            "/": NO_ICON,
            "/app/": f"{NO_ICON}<title>{version}</title>",
            f"/app/{file}": f"// {version}",
            f"/app/{READ}": "Rules",
            "/app/sw.js": LIST.sub(f'const VERSION = ["{file}"];', WORKER),
        }
