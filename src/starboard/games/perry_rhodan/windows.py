"""Windows: who may use what at which moment, in turn, and answers on top (PR-TIME, PR-FX-01).

`open_window` opens the moment of a mission or a combat for two players: the attacker first, then
they alternate, until both have passed. A seat is asked only if everybody can see that it might act.
`acts_at` gives a section of the own turn its acts.
"""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.accessories import mark_used
from starboard.games.perry_rhodan.asking import (
    RESPONSES,
    admitted,
    can_be_answered,
    cancels,
    might_act,
    might_cancel,
    skill_cancels,
)
from starboard.games.perry_rhodan.bearing import bearer_of
from starboard.games.perry_rhodan.deeds import EndDeed, play_event, use_effect
from starboard.games.perry_rhodan.events.effects import RoundPassed
from starboard.games.perry_rhodan.kinds import Owner, Window
from starboard.games.perry_rhodan.moves.windows import PassRound, Play, Show, Use, UseSkill
from starboard.games.perry_rhodan.playing import (
    bind_side,
    cannot_play,
    cannot_use,
    legal_plays,
    legal_uses,
    plays,
    uses,
)
from starboard.games.perry_rhodan.ready import Moments
from starboard.games.perry_rhodan.sections import KIND_OF, WindowKind
from starboard.games.perry_rhodan.skills import (
    CarrySkill,
    cannot_use_skill,
    legal_skill_uses,
    skill_uses,
    start_skill,
)
from starboard.games.perry_rhodan.state import Deed, Table
from starboard.games.perry_rhodan.targets import neighbours
from starboard.games.perry_rhodan.unveiling import cannot_show, show, shows
from starboard.games.perry_rhodan.versions import NEIGHBOURS_ANSWER, follows
from starboard.games.perry_rhodan.vocabulary import Cancel
from starboard.kernel import PASS, Act, Chance, Choice, Move, Seat, Seats
from starboard.kernel import Window as Opening

# ------------------------------------------------------------------------- carrying out


def play(state: Table, seat: Seat, move: Play, moment: Window, against: int = 0) -> None:
    """An event is played: it can be answered, then it works (PR-EVENT-01, 02, PR-TURN-09)."""
    bind_side(state, seat, move.side)
    deed = Deed(state.number(), seat, state.catalogue[move.card], move.effect)
    deed.side, deed.targets, deed.window, deed.against = move.side, move.targets, moment, against
    play_event(state, deed, answers_to(state, deed))


def use(state: Table, seat: Seat, move: Use, moment: Window, against: int = 0) -> None:
    """An effect is paid for and used; as no event is played, Konter does not help.

    PR-PASS-02, PR-SYM-03, PR-FX-03, PR-SKILL-83.
    """
    laid = state.players[seat].cards[move.card]
    bind_side(state, seat, laid.side)
    deed = Deed(state.number(), seat, laid.card, move.effect, laid.id)
    deed.side, deed.targets, deed.window, deed.against = laid.side, move.targets, moment, against
    bearer = bearer_of(state, laid) if laid.card.is_accessory else None
    if bearer is not None and laid.card.effects[move.effect].target.owner is Owner.BEARER:
        deed.targets = (bearer.id,)
    if bearer is not None and state.combat is not None:
        mark_used(state, laid, bearer)  # PR-ACC-06
    deed.counterable = False
    use_effect(state, deed, laid, answers_to(state, deed))


def use_skill(state: Table, seat: Seat, move: UseSkill, moment: Window, against: int = 0) -> None:
    """A skill is paid for and used; some can be answered (PR-SKILL-04, PR-TIME-02)."""
    deed = start_skill(state, seat, move, moment, against)
    answers = answers_to(state, deed)
    carried = (CarrySkill(deed.number), EndDeed(deed.number))
    state.push(*([answers] if answers is not None else []), *carried)


# ------------------------------------------------------------------------- moments of two players


class Moment(Opening[Table]):
    """A moment of a mission or a combat; attacker and defender alternate (PR-TIME-01)."""

    moment: Window

    @property
    def kind(self) -> WindowKind:
        """The kind for which people give standing orders."""
        return KIND_OF[self.moment]

    @property
    def occasion(self) -> str:
        return self.kind.value.replace("_", "-")

    def moments(self, state: Table) -> Moments:
        """The moments of effects that may be used here."""
        return admitted(state, self.moment)

    def again(self, waiting: tuple[int, ...]) -> Moment:
        return Moment(waiting, self.order, self.moment)

    def after(self, seat: Seat) -> tuple[int, ...]:
        """After a use the other one is asked first (PR-TIME-01)."""
        place = self.order.index(seat)
        return (*self.order[place + 1 :], *self.order[: place + 1])

    def could_answer(self, state: Table, seat: Seat) -> bool:
        combat = state.combat
        if combat is not None and seat in (combat.passed or ()):
            return False
        return might_act(state, seat, self.moment)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, PassRound):
            assert state.combat is not None
            state.combat.passed = {*(state.combat.passed or ()), seat}
            state.report(RoundPassed("PR-TIME-01", seat))
            super().take(state, seat, PASS, chance)
        else:
            super().take(state, seat, move, chance)

    def owners(self, state: Table) -> Seats:
        return ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"moment": self.moment.value}


def window_plays(window: Moment, state: Table, seat: Seat) -> list[Play]:
    """Events for this moment."""
    return list(plays(state, seat, window.moments(state)))


def legal_window_plays(window: Moment, state: Table, seat: Seat) -> list[Play]:
    """Events that may be played here."""
    return list(legal_plays(state, seat, window.moments(state)))


def cannot_play_here(window: Moment, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Why an event cannot be played in this window."""
    return cannot_play(state, seat, move, window.moments(state))


def play_here(window: Moment, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """An event in a window; the other one is asked next."""
    play(state, seat, move, window.moment)


def window_uses(window: Moment, state: Table, seat: Seat) -> list[Use]:
    """Effects for this moment."""
    return list(uses(state, seat, window.moments(state)))


def legal_window_uses(window: Moment, state: Table, seat: Seat) -> list[Use]:
    """Effects that may be used here."""
    return list(legal_uses(state, seat, window.moments(state)))


def cannot_use_here(window: Moment, state: Table, seat: Seat, move: Use) -> Illegal | None:
    """Why an effect cannot be used in this window."""
    return cannot_use(state, seat, move, window.moments(state))


def use_here(window: Moment, state: Table, seat: Seat, move: Use, chance: Chance) -> None:
    """An effect in a window; the other one is asked next."""
    use(state, seat, move, window.moment)


def cannot_pass_round(window: Moment, state: Table, seat: Seat, move: PassRound) -> Illegal | None:
    """There must be a combat round to let go."""
    return None if state.combats else Illegal("PR-TIME-01", "no-combat-round")


def never(window: Moment, state: Table, seat: Seat, move: PassRound, chance: Chance) -> None:
    """The window itself lets the round go."""


def window_skills(window: Moment, state: Table, seat: Seat) -> list[UseSkill]:
    """Skills for this moment."""
    return list(skill_uses(state, seat, window.moments(state)))


def legal_window_skills(window: Moment, state: Table, seat: Seat) -> list[UseSkill]:
    """Skills that may be used here."""
    return list(legal_skill_uses(state, seat, window.moments(state)))


def cannot_use_skill_here(
    window: Moment, state: Table, seat: Seat, move: UseSkill
) -> Illegal | None:
    """Why a skill cannot be used in this window."""
    return cannot_use_skill(state, seat, move, window.moments(state))


def skill_here(window: Moment, state: Table, seat: Seat, move: UseSkill, chance: Chance) -> None:
    """A skill in a window; the other one is asked next."""
    use_skill(state, seat, move, window.moment)


def window_shows(window: Moment, state: Table, seat: Seat) -> list[Show]:
    """Secret cards."""
    return shows(state, seat)


def cannot_show_here(window: Moment, state: Table, seat: Seat, move: Show) -> Illegal | None:
    """Why a secret card is not shown in this window."""
    return cannot_show(state, seat, move, window.moments(state))


def show_here(window: Moment, state: Table, seat: Seat, move: Show, chance: Chance) -> None:
    """A secret card is shown; then it can be used."""
    show(state, seat, move)


Moment.acts = (
    Act(Play, play_here, window_plays, cannot_play_here, legal_window_plays),
    Act(Use, use_here, window_uses, cannot_use_here, legal_window_uses),
    Act(UseSkill, skill_here, window_skills, cannot_use_skill_here, legal_window_skills),
    Act(Show, show_here, window_shows, cannot_show_here),
    Act(PassRound, never, reason=cannot_pass_round),
)


def open_window(state: Table, moment: Window, *seats: Seat) -> None:
    """Let these players act at a moment, the first one first (PR-TIME-01, PR-SKILL-43, 53)."""
    state.push(Moment(seats, seats, moment))


# ------------------------------------------------------------------------- answers


class Answers(Opening[Table]):
    """What was just played may be cancelled, outside the alternation (PR-TIME-02)."""

    deed: int

    def again(self, waiting: tuple[int, ...]) -> Answers:
        return Answers(waiting, self.order, self.deed)

    def could_answer(self, state: Table, seat: Seat) -> bool:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.cancelled or state.players[seat].out:
            return False
        return might_cancel(state, seat, deed)

    def owners(self, state: Table) -> Seats:
        return ()

    def question(self, state: Table) -> dict[str, str | int]:
        deed = state.deeds[self.deed]
        return {"player": deed.seat, "card": deed.card.id}


def answers_to(state: Table, deed: Deed) -> Answers | None:
    """The window in which the opponents may answer a deed; none where nothing can."""
    if not can_be_answered(state, deed):
        return None
    near = neighbours if follows(state, NEIGHBOURS_ANSWER) else Table.others
    others = tuple(near(state, deed.seat))  # PR-MULTI-02
    return Answers(others, others, deed.number)


def answer_plays(window: Answers, state: Table, seat: Seat) -> list[Play]:
    """Events that answer."""
    return list(plays(state, seat, RESPONSES))


def cannot_answer(window: Answers, state: Table, seat: Seat, move: Play) -> Illegal | None:
    """Why an event does not answer this one (PR-EVENT-01, PR-TIME-02)."""
    refused = cannot_play(state, seat, move, RESPONSES)
    if refused is not None:
        return refused
    verb = state.catalogue[move.card].effects[move.effect].do
    if isinstance(verb, Cancel) and cancels(verb, state.deeds[window.deed]):
        return None
    return Illegal("PR-EVENT-01", "does-not-answer-that", card=move.card)


def answer(window: Answers, state: Table, seat: Seat, move: Play, chance: Chance) -> None:
    """An event answers; it can be answered in turn."""
    play(state, seat, move, Window.RESPONSE, window.deed)


def answer_skills(window: Answers, state: Table, seat: Seat) -> list[UseSkill]:
    """Skills that answer."""
    return list(skill_uses(state, seat, RESPONSES))


def cannot_answer_by_skill(
    window: Answers, state: Table, seat: Seat, move: UseSkill
) -> Illegal | None:
    """Why a skill does not answer this deed (PR-SKILL-11)."""
    if not skill_cancels(move.skill, state.deeds[window.deed]):
        return Illegal("PR-SKILL-11", "does-not-answer-that", card=move.card)
    return cannot_use_skill(state, seat, move, RESPONSES)


def answer_by_skill(
    window: Answers, state: Table, seat: Seat, move: UseSkill, chance: Chance
) -> None:
    """A skill answers."""
    use_skill(state, seat, move, Window.RESPONSE, window.deed)


Answers.acts = (
    Act(Play, answer, answer_plays, cannot_answer),
    Act(UseSkill, answer_by_skill, answer_skills, cannot_answer_by_skill),
)


# ------------------------------------------------------------------------- sections


def acts_at(moment: Window) -> tuple[Act, ...]:
    """Events and effects in a section of the own turn, which then goes on (PR-FX-01)."""
    moments = frozenset({moment, Window.OWN_TURN})
    return (
        playing_at(moment, moments),
        using_at(moment, moments),
        skill_at(moment, moments),
        showing_at(moments),
    )


def playing_at(moment: Window, moments: Moments) -> Act:
    """Events out of the hand in a section."""

    def offered(choice: Choice[Table], state: Table, seat: Seat) -> list[Play]:
        return list(plays(state, seat, moments))

    def refused(choice: Choice[Table], state: Table, seat: Seat, move: Play) -> Illegal | None:
        return cannot_play(state, seat, move, moments)

    def played(choice: Choice[Table], state: Table, seat: Seat, move: Play, chance: Chance) -> None:
        state.push(choice)
        play(state, seat, move, moment)

    def legal(choice: Choice[Table], state: Table, seat: Seat) -> list[Play]:
        return list(legal_plays(state, seat, moments))

    return Act(Play, played, offered, refused, legal)


def using_at(moment: Window, moments: Moments) -> Act:
    """Effects of cards on the table in a section."""

    def offered(choice: Choice[Table], state: Table, seat: Seat) -> list[Use]:
        return list(uses(state, seat, moments))

    def refused(choice: Choice[Table], state: Table, seat: Seat, move: Use) -> Illegal | None:
        return cannot_use(state, seat, move, moments)

    def used(choice: Choice[Table], state: Table, seat: Seat, move: Use, chance: Chance) -> None:
        state.push(choice)
        use(state, seat, move, moment)

    def legal(choice: Choice[Table], state: Table, seat: Seat) -> list[Use]:
        return list(legal_uses(state, seat, moments))

    return Act(Use, used, offered, refused, legal)


def skill_at(moment: Window, moments: Moments) -> Act:
    """Skills in a section."""

    def offered(choice: Choice[Table], state: Table, seat: Seat) -> list[UseSkill]:
        return list(skill_uses(state, seat, moments))

    def refused(choice: Choice[Table], state: Table, seat: Seat, move: UseSkill) -> Illegal | None:
        return cannot_use_skill(state, seat, move, moments)

    def used(
        choice: Choice[Table], state: Table, seat: Seat, move: UseSkill, chance: Chance
    ) -> None:
        state.push(choice)
        use_skill(state, seat, move, moment)

    def legal(choice: Choice[Table], state: Table, seat: Seat) -> list[UseSkill]:
        return list(legal_skill_uses(state, seat, moments))

    return Act(UseSkill, used, offered, refused, legal)


def showing_at(moments: Moments) -> Act:
    """Secret cards that are laid open in a section."""

    def offered(choice: Choice[Table], state: Table, seat: Seat) -> list[Show]:
        return shows(state, seat)

    def refused(choice: Choice[Table], state: Table, seat: Seat, move: Show) -> Illegal | None:
        return cannot_show(state, seat, move, moments)

    def shown(choice: Choice[Table], state: Table, seat: Seat, move: Show, chance: Chance) -> None:
        state.push(choice)
        show(state, seat, move)

    return Act(Show, shown, offered, refused)
