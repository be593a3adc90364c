"""The evaluation in sentences: articles, and the numbers behind them (DD-EVAL-49)."""

from __future__ import annotations

from fractions import Fraction
from typing import TypedDict

from starboard.games.dominate.evaluation.findings import Account, Findings, Part, Verdict
from starboard.games.dominate.evaluation.odds import Odds
from starboard.games.dominate.evaluation.reading import Article, Call, Evaluation
from starboard.games.dominate.kinds import Look
from starboard.games.dominate.legacy.log_book import BOTH
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.words import listed, told

DIGITS = 3
"""Places behind the point where a fraction is also written as a decimal."""


def title_of(call: Call, lang: str) -> str:
    """The headline of a text."""
    return told(lang, f"eval-{call.text}.title", **call.fill)


def text_of(call: Call, lang: str) -> str:
    """A text with its variables filled in."""
    return told(lang, f"eval-{call.text}", **call.fill)


def nation_name(nation: Look, lang: str) -> str:
    return told(lang, f"nation-{nation}")


def number(value: Fraction, lang: str) -> str:
    """A whole number, or a fraction with a decimal beside it: `115/19 ≈ 6.053`."""
    if value.denominator == 1:
        return minus(str(value.numerator))
    decimal = f"{float(value):.{DIGITS}f}"
    same = Fraction(decimal) == value
    shown = decimal.rstrip("0") if same else decimal
    shown = minus(shown.replace(".", ",") if lang == "de" else shown)
    return shown if same else f"{minus(str(value))} ≈ {shown}"


def minus(text: str) -> str:
    return text.replace("-", "−")


def part_name(part: Part, lang: str) -> str:
    """What was counted."""
    if part.name in reward_cards():
        card = reward_cards()[part.name].name.of(lang)
        return told(lang, "eval-part-card", count=part.count, card=card)
    if part.name.startswith("loss-"):
        return told(lang, f"eval-part-{part.name}")
    return told(lang, f"eval-part-{part.name}", count=minus(str(part.count)))


def addition(parts: tuple[Part, ...], lang: str) -> str:
    """`96/19 (ore 48) + 1 (die 6)`, without what is nothing."""
    said = ""
    for part in parts:
        if not part.amount:
            continue
        sign = "−" if part.amount < 0 else "+"
        joint = f" {sign} " if said else ("−" if part.amount < 0 else "")
        said += f"{joint}{abs(part.amount)} ({part_name(part, lang)})"
    return said or "0"


def state_name(verdict: Verdict, lang: str) -> str:
    """The name of a state with its nation."""
    return told(lang, f"eval-state-{verdict.name}", nation=nation_name(verdict.nation, lang))


def verdict_line(verdict: Verdict, lang: str) -> str:
    """A state, the sum behind it and the limit (DD-EVAL-05…14)."""
    total = told(lang, "eval-endless") if verdict.total is None else number(verdict.total, lang)
    if verdict.name in ("mercy", "brute"):
        whole = " / ".join([part_name(part, lang) for part in verdict.parts])
    elif verdict.name == "hero":
        whole = told(lang, "eval-part-charism", count="").strip()
    else:
        whole = addition(verdict.parts, lang)
    holds = verdict.holds
    if verdict.below:
        sign = "<" if holds else "≥"
    else:
        sign = ">" if holds else "≤"
    reckoning = f"{whole} = {total} {sign} {number(verdict.limit, lang)}"
    state = state_name(verdict, lang)
    return told(
        lang, "eval-verdict", state=state, holds="yes" if holds else "no", reckoning=reckoning
    )


def account_line(account: Account, lang: str) -> str:
    """The technology of a nation, card by card (DD-EVAL-15…21)."""
    nation = nation_name(account.nation, lang)
    if not account.parts:
        return told(lang, "eval-technology-none", nation=nation)
    reckoning, total = addition(account.parts, lang), minus(str(account.total))
    return told(lang, "eval-technology", nation=nation, reckoning=reckoning, total=total)


def finding_lines(found: Findings, lang: str) -> list[str]:
    """Every value with its reason."""
    points = {nation.value: found.victory[nation] for nation in Look}
    levels = {nation.value: minus(str(found.technology[nation].total)) for nation in Look}
    return [
        told(lang, "eval-months", months=found.months),
        told(lang, "eval-result", winner=found.winner or "none", **points),
        *[verdict_line(verdict, lang) for verdict in found.verdicts.values()],
        *[account_line(account, lang) for account in found.technology.values()],
        told(lang, "eval-leader", leader=found.tech_leader or "none", **levels),
    ]


def reason(key: str, found: Findings, lang: str) -> str:
    """One thing that calls a text."""
    name, _, rest = key.partition(".")
    if key in found.verdicts:
        verdict = found.verdicts[key]
        message = "eval-why-state" if verdict.holds else "eval-why-state-not"
        return told(lang, message, state=state_name(verdict, lang))
    if name == "event":
        return told(lang, "eval-why-event", event=told(lang, f"special-{rest}"))
    if name == "no":
        return told(lang, "eval-why-no-event", event=told(lang, f"special-{rest}"))
    if name == "winner":
        points = {nation.value: found.victory[nation] for nation in Look}
        return told(lang, "eval-why-winner", **points)
    if name == "tech_leader":
        levels = {nation.value: found.technology[nation].total for nation in Look}
        return told(lang, "eval-why-tech_leader", **levels)
    return told(lang, "eval-why-called")


def why_line(article: Article, found: Findings, lang: str) -> str:
    """Why a text is read."""
    call = article.call
    reasons = listed(lang, [reason(key, found, lang) for key in call.because])
    if not call.roll:
        return told(lang, "eval-why", text=call.text, reasons=reasons)
    faces = ", ".join([str(face) for face in call.faces])
    rolled = article.rolled
    return told(
        lang, "eval-why-rolled", text=call.text, reasons=reasons, rolled=rolled, faces=faces
    )


def article_lines(article: Article, found: Findings, lang: str) -> list[str]:
    """Headline, text and reason."""
    call = article.call
    headline = title_of(call, lang)
    if call.to != BOTH:
        headline += f" ({told(lang, 'eval-for-one', commander=call.to)})"
    return [headline, text_of(call, lang), f"  {why_line(article, found, lang)}"]


def evaluation_lines(evaluation: Evaluation, lang: str) -> list[str]:
    """The whole evaluation as people read it: first the numbers, then the papers."""
    lines = finding_lines(evaluation.findings, lang)
    for article in evaluation.articles:
        lines += ["", *article_lines(article, evaluation.findings, lang)]
    return lines


class Chance(TypedDict):
    """How likely a state or a text is: exactly, and in percent."""

    id: str
    name: str
    chance: str
    percent: str


class Chances(TypedDict):
    """The states that depend on dice, and every text that may be read."""

    states: list[Chance]
    texts: list[Chance]


def chances_of(odds: Odds, evaluation: Evaluation, lang: str) -> Chances:
    """Every chance with the name of what it is the chance of."""
    verdicts = evaluation.findings.verdicts
    return {
        "states": [
            chance_of(key, state_name(verdicts[key], lang), chance, lang)
            for key, chance in odds.states.items()
            if 0 < chance < 1
        ],
        "texts": [
            chance_of(text, title_of(odds.samples[text], lang), chance, lang)
            for text, chance in odds.texts.items()
        ],
    }


def chance_of(id: str, name: str, chance: Fraction, lang: str) -> Chance:
    """A chance as a fraction and in percent."""
    percent = f"{float(100 * chance):.1f}"
    shown = percent.replace(".", ",") if lang == "de" else percent
    return {"id": id, "name": name, "chance": str(chance), "percent": shown}


def odds_lines(chances: Chances, lang: str) -> list[str]:
    """Every state that depends on dice, and every text, with its exact chance."""
    said = [
        told(lang, "eval-odds-state", state=state["name"], **shares(state))
        for state in chances["states"]
    ]
    said += ["", told(lang, "eval-odds-title")]
    for text in chances["texts"]:
        named = {"text": text["id"], "title": text["name"]}
        said.append("  " + told(lang, "eval-odds-text", **named, **shares(text)))
    return said


def shares(chance: Chance) -> dict[str, str]:
    return {"chance": chance["chance"], "percent": chance["percent"]}
