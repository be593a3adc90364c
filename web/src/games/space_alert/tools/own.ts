/** A mission to begin with. */
export const FIRST = ["phases 3:40 7:20 10:00", "0:10 T+1 white", "0:55 T+2 red", "1:40 transfer", "4:00 T+4 internal", "4:40 T+5 blue serious", "5:20 outage 0:15"].join("\n");

/** A text as one line for an address, without its remarks. */
export function asAddress(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/#.*/, "").trim());
  return lines.filter(Boolean).join(" | ");
}

/** The text of an address, line by line. */
export function asLines(address: string): string {
  return address
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}
