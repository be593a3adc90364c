"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", deadline=None)  # a busy machine breaks no law
settings.load_profile("steady")
