"""Pages: the browser client where it is built, else a plain page with tables and tools."""

from __future__ import annotations

import gzip
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.response import File, Redirect

from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.headers import page_headers
from starboard.server.door.identity import language_of, worker_of
from starboard.server.http.tools import about, online_tools, spelled
from starboard.server.kinds import Status
from starboard.server.views.catalogue import game_cards
from starboard.server.views.present import table_card
from starboard.server.wire.errors import not_found, said
from starboard.server.wire.parts import TableCard
from starboard.server.worker.lobby import listed
from starboard.text import game_name

CLIENT = Path(__file__).parents[1] / "client"
TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Files that become much smaller when they are packed."""
LONGEST_NAME = 100
"""Letters of a file's name; none of ours has more."""
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}
SCRIPT = """
for (const form of document.forms) form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch(form.action, {method: "POST", body: form.elements.told.value});
  form.querySelector("pre").textContent = JSON.stringify(await answer.json(), null, 2);
});
"""
ONLY_THIS_SCRIPT = f"script-src 'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'"
STYLE = """
body { margin: 0 auto; max-width: 52rem; padding: 24px; background: #0B1020; color: #E8ECF8;
  font: 15px/1.45 system-ui, sans-serif; }
a { color: #FFB454; } h1, h2 { font-weight: 600; } .quiet { color: #9AA6C4; }
textarea { width: 100%; background: #141B2E; color: inherit; border: 1px solid #2C3858;
  border-radius: 8px; } button { padding: 8px 16px; border-radius: 8px; border: 0;
  background: #FFB454; color: #0B1020; } pre { overflow: auto; }
"""


@get("/", include_in_schema=False)
async def start(request: AnyRequest) -> Response[Any]:
    """The client, or the plain page."""
    prefix = worker_of(request).settings.prefix
    if prefix and not request.scope["raw_path"].decode().partition("?")[0].endswith("/"):
        return Redirect(f"{prefix}/")
    if (CLIENT / "index.html").is_file():
        return sent(request, CLIENT / "index.html", FRESH)
    return await drawn_page(request)


@get("/plain", include_in_schema=False)
async def plain_page(request: AnyRequest) -> Response[str]:
    """Tables and tools without the client."""
    return await drawn_page(request)


async def drawn_page(request: AnyRequest) -> Response[str]:
    """The plain page in the reader's language."""
    lang = language_of(request)
    records = await listed(worker_of(request).store, "")
    cards = [table_card(record, "") for record in records]
    parts = [head(lang), *tables_part(cards, lang), *games_part(lang), *tools_part(lang)]
    page = "\n".join([*parts, f"<script>{SCRIPT}</script></html>"])
    headers = page_headers(worker_of(request).settings, ONLY_THIS_SCRIPT)
    return Response(page, media_type="text/html", headers={**headers, **FRESH})


def head(lang: str) -> str:
    """The top of the plain page."""
    other = "en" if lang == "de" else "de"
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{said(lang, 'page-title')}</title><style>{STYLE}</style>"
        f"<h1>{said(lang, 'page-title')}</h1><p>{said(lang, 'page-about')} "
        f'<a href="?lang={other}">{said(lang, "page-other-language")}</a></p>'
    )


def tables_part(cards: list[TableCard], lang: str) -> list[str]:
    """The open tables."""
    title = f"<h2>{said(lang, 'page-tables')}</h2>"
    if not cards:
        return [title, f'<p class="quiet">{said(lang, "page-no-tables")}</p>']
    return [title, "<ul>", *(table_item(card, lang) for card in cards), "</ul>"]


def table_item(card: TableCard, lang: str) -> str:
    """One table."""
    taken = sum(bool(seat.person or seat.bot) for seat in card.seats)
    names = ", ".join(escape(seat.name) for seat in card.seats if seat.name)
    if card.status == Status.RUNNING:
        state = said(lang, "page-running")
    else:
        state = said(lang, "page-seats", taken=taken, all=len(card.seats))
    name = escape(game_name(card.game, lang))
    return f"<li>{name}: {names} <span class=quiet>({state})</span></li>"


def games_part(lang: str) -> list[str]:
    """What can be played."""
    found = [
        f"<li>{escape(card.name)} <span class=quiet>"
        f"{said(lang, 'page-people', low=card.seats[0], high=card.seats[-1])}</span></li>"
        for card in game_cards(lang)
    ]
    return [f"<h2>{said(lang, 'page-games')}</h2>", "<ul>", *found, "</ul>"]


def tools_part(lang: str) -> list[str]:
    """The tools, each with a place for its input."""
    forms = [
        f'<form action="api/tools/{spelled(game)}/{tool.name}?lang={lang}">'
        f"<p>{escape(game_name(game, lang))}: {escape(about(game, tool, lang))}</p>"
        '<textarea name="told" rows="6"></textarea>'
        f"<p><button>{said(lang, 'page-run')}</button></p><pre></pre></form>"
        for game, tool in online_tools()
        if not tool.quick
    ]
    more = f'<a href="api/schema/openapi.json">{said(lang, "page-interface")}</a>'
    return [
        f"<h2>{said(lang, 'page-tools')}</h2>",
        *forms,
        f"<p>{said(lang, 'page-more')}: {more}</p>",
    ]


@get(["/assets/{name:str}", "/{name:str}"], include_in_schema=False)
async def file(request: AnyRequest, name: InPath) -> Response[Any]:
    """A file of the client."""
    folder = CLIENT / "assets" if "/assets/" in request.scope["path"] else CLIENT
    path = folder / name
    if len(name) > LONGEST_NAME or "/" in name or "\\" in name or name.startswith("."):
        raise not_found("page")
    if not path.is_file():
        raise not_found("page")
    return sent(request, path, FOREVER if folder.name == "assets" else FRESH)


def sent(request: AnyRequest, path: Path, caching: dict[str, str]) -> Response[Any]:
    """A file of the client, packed where that pays and the browser can unpack it."""
    headers = {**page_headers(worker_of(request).settings), **caching, "vary": "accept-encoding"}
    kind = TEXTS.get(path.suffix)
    if kind is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return File(path, media_type=kind, content_disposition_type="inline", headers=headers)
    content = packed(path, path.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


@lru_cache(200)
def packed(path: Path, changed: int) -> bytes:
    """A file as it was last changed, packed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


HANDLERS = [start, plain_page, file]
