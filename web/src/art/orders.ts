import type { Picture } from "./pictures";

/** A picture that is to be made, and the name it is kept under; a rough one stands in for the fine one that follows. */
export interface Ordered {
  key: string;
  picture: Picture;
  rough: boolean;
}

/** How many times smaller a rough picture is, by what it shows. */
const ROUGHLY = { land: 4, solid: 2 };

/** The same picture with fewer pixels, where one is made quickly enough to be worth it. */
export function roughOf(picture: Picture): Picture | null {
  if (picture.draw !== "land" && picture.draw !== "solid") return null;
  return { ...picture, size: picture.size / ROUGHLY[picture.draw] };
}

/** Pictures that wait: first a rough one of everything, so that there are no holes, then the fine ones, land last. */
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
  return picture.draw === "land" ? 2 : 1;
}
