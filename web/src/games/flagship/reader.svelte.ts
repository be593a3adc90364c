/** What is read on a board: a card that is pointed at or was tapped, or an open pile that is leafed through. */
export class Reader {
  looked = $state("");
  /** On which side it is read: never over what is pointed at. */
  beside: "left" | "right" = $state("right");
  /** What is read was asked for by a tap. */
  held = $state(false);
  leafed: { title: string; cards: string[] } | null = $state(null);

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly phone: () => boolean,
  ) {}

  /** The mouse reads in passing, a finger by a tap; what is shown never lies under the finger that acts. */
  readonly look = (card: string, passing = false): void => {
    if (passing && (this.phone() || this.held)) return;
    this.held = this.phone() && !passing;
    this.looked = card;
    if (!card) return;
    this.beside = this.isOnTheRight() ? "left" : "right";
    this.leafed = null;
  };

  readonly leaf = (title: string, cards: string[]): void => {
    this.looked = "";
    this.leafed = { title, cards };
  };

  readonly close = (): void => {
    this.looked = "";
    this.leafed = null;
    this.held = false;
  };

  /** Whether what is pointed at lies on the right half of the board. */
  private isOnTheRight(): boolean {
    const frame = this.board()?.getBoundingClientRect();
    const box = this.board()?.querySelector("[data-thing]:hover, [data-thing]:focus")?.getBoundingClientRect();
    return box !== undefined && frame !== undefined && box.x + box.width / 2 > frame.x + frame.width / 2;
  }
}
