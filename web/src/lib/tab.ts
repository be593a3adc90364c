/** The icon of the tab: a filled dot over the ship while a decision waits for this person. */
const WAITING = "./icon-turn.svg";
const CALM = "./icon.svg";

export function turnIcon(mine: boolean): () => void {
  show(mine ? WAITING : CALM);
  return () => show(CALM);
}

function show(address: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", address);
}
