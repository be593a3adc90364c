import type { Picture } from "./pictures";

/** A picture that is to be made, and the name it is kept under; a rough one stands in for the fine one that follows. */
export interface Ordered {
  key: string;
  picture: Picture;
  rough: boolean;
}

/** How many times smaller a rough picture is, by what it shows. */
const ROUGHLY = { land: 4, solid: 2, planet: 2, nebula: 3 };
/** Pixels of the page that one pixel of a fine cloud stands for. */
const COARSE = 4;
/** Pixels of a ball and of a cloud that are made as quickly as rough ones. */
const SMALL = { planet: 160, nebula: 40_000 };

/** The same picture with fewer pixels, where one is made quickly enough to be worth it. */
export function roughOf(picture: Picture): Picture | null {
  if (picture.draw === "planet" && picture.size <= SMALL.planet) return null;
  if (picture.draw !== "nebula") return { ...picture, size: picture.size / ROUGHLY[picture.draw] };
  const { width, height, coarse = COARSE } = picture;
  return (width * height) / coarse ** 2 <= SMALL.nebula ? null : { ...picture, coarse: coarse * ROUGHLY.nebula };
}

/** Pictures that wait: first a rough one of what takes its time and all that is small, so that there are no holes, then the fine ones, land last. */
export class Orders {
  private readonly waiting: Ordered[] = [];

  add(key: string, picture: Picture): void {
    const rough = roughOf(picture);
    if (rough) this.waiting.push({ key, picture: rough, rough: true });
    this.waiting.push({ key, picture, rough: false });
  }

  /** The one that is made next. */
  next(): Ordered | undefined {
    const first = Math.min(...this.waiting.map(urgency));
    const at = this.waiting.findIndex((each) => urgency(each) === first);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0];
  }
}

function urgency({ picture, rough }: Ordered): number {
  if (rough) return 0;
  if (picture.draw === "land") return 3;
  return roughOf(picture) ? 2 : 1;
}
