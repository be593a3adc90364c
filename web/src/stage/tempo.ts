let now = 1;

/** What is told goes at this rate from now on: 1 is calm, less is faster. */
export function goAt(rate: number): void {
  now = Math.min(1, rate);
}

/** The rate at which something that begins now is told: dice that are thrown lie still when it is said what they show. */
export function tempo(): number {
  return now;
}
