import type { Offer } from "../../wire/messages";

/** A drawn sector before it is laid: it turns in the hand until it is laid. Some species draw two and keep one. */
export class Drawn {
  private turned = $state(0);
  private wanted = $state("");
  readonly offers: Offer[];

  constructor(private readonly open: () => Offer[]) {
    this.offers = $derived.by(this.open);
  }

  /** The sectors to choose from. */
  get sectors(): string[] {
    return [...new Set(this.offers.map((each) => sectorOf(each)))];
  }

  get sector(): string {
    return this.sectors.includes(this.wanted) ? this.wanted : (this.sectors[0] ?? "");
  }

  /** The sector as it lies in the hand now. */
  get offer(): Offer | undefined {
    const turns = this.offers.filter((each) => sectorOf(each) === this.sector);
    return turns[this.turned % Math.max(1, turns.length)];
  }

  get rotation(): number {
    return Number(this.offer?.move.split(" ")[2] ?? 0);
  }

  turn(): void {
    this.turned += 1;
  }

  choose(sector: string): void {
    this.wanted = sector;
  }
}

function sectorOf(offer: Offer): string {
  return offer.move.split(" ")[1] ?? "";
}
