import { t } from "./texts";
import type { View } from "../../lib/table.svelte";
import { ofKind } from "./galaxy";

type Face = Record<string, unknown>;

/** What a technology does that gives no ship part, in a few words. */
export function effectOf(face: Face | undefined): string {
  const effect = (face?.effect ?? {}) as Face;
  const type = String(effect.type ?? "");
  const amount = Number(effect.amount ?? 0);
  if (type === "unlock_build") return t("ecl-effect-build", { what: t(`ecl-${String(effect.builds)}`) });
  if (type === "extra_activations") return t("ecl-effect-activations", { action: t(`ecl-action-${String(effect.action)}`), amount });
  if (type === "advanced_population") return settled(effect.resources as string[]);
  return t(`ecl-effect-${type.replaceAll("_", "-")}`, { amount });
}

function settled(resources: string[]): string {
  return resources.length > 1 ? t("ecl-effect-all-advanced") : t("ecl-effect-advanced", { resource: t(`fact-${resources[0] ?? "money"}`) });
}

/** Technologies that can still be drawn: those printed less the ones that lie open somewhere. A variant's count once they were seen. */
export function inTheBag(view: View, printed: Record<string, Face>): { id: string; left: number }[] {
  const seen = new Map(ofKind<{ id: string; copies: number }>(view, "technology").map(({ id, copies }) => [id, copies]));
  for (const seat of view.seats) {
    const owned = Object.values((seat.technologies ?? {}) as Record<string, string[]>).flat();
    for (const id of owned) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  return Object.entries(printed)
    .filter(([id, face]) => !face.variant || seen.has(id))
    .map(([id, face]) => ({ id, left: Number(face.copies ?? 0) - (seen.get(id) ?? 0) }))
    .filter(({ left }) => left > 0);
}
