"""What people do in a story, in the words of the rule book.

Each act plays its move, with the results of chance behind it.
"""

from __future__ import annotations

Seat = int | None
"""Who acts; without one whoever is asked."""
Results = int | str
"""What chance gives: the face of a die, or what is drawn."""


class Deeds:
    """Acts by name; a story knows how to play their notation."""

    def do(self, text: str, *chance: Results, seat: Seat = None) -> None:
        raise NotImplementedError

    def takes(self, action: str, *chance: Results, seat: Seat = None) -> None:
        """An action (ECL-ACT-06)."""
        self.do(f"action {action}", *chance, seat=seat)

    def reacts(self, action: str, *chance: Results, seat: Seat = None) -> None:
        """A reaction (ECL-REACT-01)."""
        self.do(f"react {action}", *chance, seat=seat)

    def passes(self, *chance: Results, seat: Seat = None) -> None:
        """Pass, keep no tile, put no disc."""
        self.do("pass", *chance, seat=seat)

    def stops(self, *chance: Results, seat: Seat = None) -> None:
        """Use no further activation (ECL-GEN-04)."""
        self.do("stop", *chance, seat=seat)

    def ends_turn(self, *chance: Results, seat: Seat = None) -> None:
        """Nothing more to do aside."""
        self.do("end", *chance, seat=seat)

    def explores(self, origin: str, zone: str, *chance: Results, seat: Seat = None) -> None:
        """Draw a sector for a zone (ECL-EXP-01)."""
        self.do(f"explore {origin} {zone}", *chance, seat=seat)

    def places(self, sector: str, rotation: int, *chance: Results, seat: Seat = None) -> None:
        """Lay a drawn sector (ECL-EXP-05)."""
        self.do(f"place {sector} {rotation}", *chance, seat=seat)

    def discards(self, *chance: Results, seat: Seat = None) -> None:
        """Lay no drawn sector (ECL-EXP-14)."""
        self.do("discard", *chance, seat=seat)

    def draws_again(self, *chance: Results, seat: Seat = None) -> None:
        """Look at a second sector (ECL-SPEC-23)."""
        self.do("draw-again", *chance, seat=seat)

    def claims(self, sector: str, *chance: Results, seat: Seat = None) -> None:
        """Put a disc on the new sector (ECL-EXP-12)."""
        self.do(f"claim {sector}", *chance, seat=seat)

    def leaves(self, *chance: Results, seat: Seat = None) -> None:
        """Put no disc there (ECL-EXP-12)."""
        self.do("leave", *chance, seat=seat)

    def uses_discovery(self, *chance: Results, seat: Seat = None) -> None:
        """Take the reward (ECL-EXP-11)."""
        self.do("use-discovery", *chance, seat=seat)

    def keeps_discovery(self, *chance: Results, seat: Seat = None) -> None:
        """Keep it for its points (ECL-EXP-11)."""
        self.do("keep-discovery", *chance, seat=seat)

    def takes_technology(self, technology: str, *chance: Results, seat: Seat = None) -> None:
        """One of the cheapest (ECL-DISC-04)."""
        self.do(f"take-technology {technology}", *chance, seat=seat)

    def lays_beside(self, *chance: Results, seat: Seat = None) -> None:
        """A found part waits beside the board (ECL-DISC-09)."""
        self.do("lay-beside", *chance, seat=seat)

    def flies(self, ship: str, sector: str, *chance: Results, seat: Seat = None) -> None:
        """A ship goes one sector further (ECL-MOV-01)."""
        self.do(f"fly {ship} {sector}", *chance, seat=seat)

    def influences(self, origin: str, target: str, *chance: Results, seat: Seat = None) -> None:
        """A disc moves; empty is the track (ECL-INF-01)."""
        self.do(f"influence {origin or '-'} {target or '-'}", *chance, seat=seat)

    def turns_up_ship(self, *chance: Results, seat: Seat = None) -> None:
        """A colony ship face up (ECL-INF-02)."""
        self.do("ready-ship", *chance, seat=seat)

    def colonises(self, square: str, track: str, *chance: Results, seat: Seat = None) -> None:
        """A cube of a track on a square (ECL-COL-01)."""
        self.do(f"colonise {square} {track}", *chance, seat=seat)

    def trades(self, give: str, get: str, *chance: Results, seat: Seat = None) -> None:
        """Some of one for one of another (ECL-RES-04)."""
        self.do(f"trade {give} {get}", *chance, seat=seat)

    def builds(self, thing: str, sector: str, *chance: Results, seat: Seat = None) -> None:
        """A ship or structure (ECL-BLD-01)."""
        self.do(f"build {thing} {sector}", *chance, seat=seat)

    def researches(self, technology: str, track: str, *chance: Results, seat: Seat = None) -> None:
        """A technology from the tray (ECL-RESCH-01)."""
        self.do(f"research {technology} {track}", *chance, seat=seat)

    def chooses(self, resource: str, *chance: Results, seat: Seat = None) -> None:
        """What an artifact brings (ECL-TECH-19)."""
        self.do(f"resource {resource}", *chance, seat=seat)

    def places_portal(self, sector: str, *chance: Results, seat: Seat = None) -> None:
        """Where the warp portal lies (ECL-TECH-24)."""
        self.do(f"portal {sector}", *chance, seat=seat)

    def installs(
        self, part: str, ship: str, slot: int, *chance: Results, seat: Seat = None
    ) -> None:
        """A part on a slot (ECL-UPG-02)."""
        self.do(f"install {part} {ship} {slot}", *chance, seat=seat)

    def removes(self, ship: str, slot: int, *chance: Results, seat: Seat = None) -> None:
        """The tile off a slot (ECL-UPG-02)."""
        self.do(f"remove {ship} {slot}", *chance, seat=seat)

    def offers(self, player: int, track: str, *chance: Results, seat: Seat = None) -> None:
        """Relations, with a cube (ECL-DIP-02)."""
        self.do(f"offer {player} {track}", *chance, seat=seat)

    def accepts(self, track: str, *chance: Results, seat: Seat = None) -> None:
        """Accept them, with a cube (ECL-DIP-11)."""
        self.do(f"accept {track}", *chance, seat=seat)

    def declines(self, *chance: Results, seat: Seat = None) -> None:
        """Refuse them (ECL-DIP-10)."""
        self.do("decline", *chance, seat=seat)

    def gives_back(self, tile: str, *chance: Results, seat: Seat = None) -> None:
        """A reputation tile for room (ECL-DIP-05)."""
        self.do(f"give-back {tile}", *chance, seat=seat)

    def pays(self, *chance: Results, seat: Seat = None) -> None:
        """On to the money (ECL-UPK-02)."""
        self.do("pay", *chance, seat=seat)

    def gives_up(self, sector: str, *chance: Results, seat: Seat = None) -> None:
        """A sector for its disc (ECL-UPK-07)."""
        self.do(f"give-up {sector}", *chance, seat=seat)

    def returns_cube(self, track: str, *chance: Results, seat: Seat = None) -> None:
        """A cube goes home (ECL-INF-09)."""
        self.do(f"cube {track}", *chance, seat=seat)

    def attacks(self, kind: str, *chance: Results, seat: Seat = None) -> None:
        """The ships of a type fire (ECL-CMB-19)."""
        self.do(f"attack {kind}", *chance, seat=seat)

    def retreats(self, kind: str, sector: str, *chance: Results, seat: Seat = None) -> None:
        """They begin to leave (ECL-CMB-33)."""
        self.do(f"retreat {kind} {sector}", *chance, seat=seat)

    def hits(self, ship: str, *chance: Results, seat: Seat = None) -> None:
        """The next die goes there (ECL-CMB-22)."""
        self.do(f"hit {ship}", *chance, seat=seat)

    def keeps(self, tile: str, instead: str = "", *chance: Results, seat: Seat = None) -> None:
        """A reputation tile, perhaps for another (ECL-REP-06)."""
        self.do(f"keep {tile} {instead or '-'}", *chance, seat=seat)

    def bombs(self, square: str, *chance: Results, seat: Seat = None) -> None:
        """A cube is destroyed (ECL-BOMB-05)."""
        self.do(f"bomb {square}", *chance, seat=seat)

    def buries(self, track: str, *chance: Results, seat: Seat = None) -> None:
        """The graveyard of a cube (ECL-BOMB-07)."""
        self.do(f"bury {track}", *chance, seat=seat)

    def occupies(self, sector: str, *chance: Results, seat: Seat = None) -> None:
        """A disc on a sector held with ships (ECL-OCC-03)."""
        self.do(f"occupy {sector}", *chance, seat=seat)
