"""What every answer tells a browser about itself."""

from __future__ import annotations

from litestar.types import Message

from starboard.server.address import split
from starboard.server.settings import Settings

YEAR = 365 * 86_400


def with_headers(message: Message, settings: Settings) -> Message:
    """The beginning of an answer with what all of them have; what it says itself stays."""
    if message["type"] == "http.response.start":
        common = [(b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store")]
        if settings.public.startswith("https:"):
            common.append((b"strict-transport-security", f"max-age={YEAR}".encode()))
        known = {name.lower() for name, _ in message["headers"]}
        added = [each for each in common if each[0] not in known]
        message["headers"] = [*message["headers"], *added]
    return message


def page_headers(settings: Settings, *more: str) -> dict[str, str]:
    """What a page of ours may load, and from where: nothing from anywhere else."""
    public = split(settings.public)
    scheme = "wss" if public.scheme == "https" else "ws"
    line = f" {scheme}://{public.netloc}" if public.netloc else ""
    rules = (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        f"connect-src 'self'{line}",
        "media-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        *more,
    )
    return {"content-security-policy": "; ".join(rules), "referrer-policy": "same-origin"}
