/** The shape of each seat, so that colour never carries meaning alone. */
export const SHAPES = ["▲", "●", "■", "◆", "⬟", "✚"];
