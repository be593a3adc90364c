"""Keys one by one, out of a real terminal device."""

from __future__ import annotations

import io
import os
import pty
import sys
import termios

import pytest

from starboard.screen.keyboard import Keyboard, first_key, has_keyboard, keyboard


def test_keys_are_read_without_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    far, near = pty.openpty()
    with os.fdopen(near) as desk, os.fdopen(far, "wb", buffering=0) as hand:
        monkeypatch.setattr(sys, "stdin", desk)
        before = termios.tcgetattr(desk.fileno())
        with keyboard() as read_key:
            hand.write(b"\x1b[Ca.\x7f\t")
            found = [read_key(5.0) for _ in range(5)]
            assert read_key(0.0) == ""
        assert termios.tcgetattr(desk.fileno()) == before
    assert found == ["right", "a", ".", "backspace", "tab"]


def test_a_closed_keyboard_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    out, into = os.pipe()
    os.close(into)
    with os.fdopen(out) as desk, pytest.raises(EOFError):
        Keyboard(desk.fileno()).read_key(1.0)


@pytest.mark.parametrize(
    ("pressed", "name", "rest"),
    [
        ("\x1b[A\x1b[B", "up", "\x1b[B"),
        ("\x1b", "escape", ""),
        ("\x1b[3~x", "backspace", "x"),
        ("\r", "enter", ""),
        ("äb", "ä", "b"),
    ],
)
def test_every_key_has_a_name(pressed: str, name: str, rest: str) -> None:
    assert first_key(pressed) == (name, rest)


def test_a_pipe_is_no_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert not has_keyboard()
