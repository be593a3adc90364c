import { t } from "./texts";
import type { EffectFace, TechnologyFace } from "./shown";

/** What a technology does that gives no ship part, in a few words. */
export function effectOf({ effect }: TechnologyFace): string {
  const { type, amount = 0 } = effect;
  if (type === "unlock_build") return t("ecl-effect-build", { what: t(`ecl-${effect.builds ?? ""}`) });
  if (type === "extra_activations") return t("ecl-effect-activations", { action: t(`ecl-action-${effect.action ?? ""}`), amount });
  if (type === "advanced_population") return settled(effect.resources ?? []);
  return t(`ecl-effect-${type.replaceAll("_", "-")}`, { amount });
}

function settled(resources: NonNullable<EffectFace["resources"]>): string {
  return resources.length > 1 ? t("ecl-effect-all-advanced") : t("ecl-effect-advanced", { resource: t(`fact-${resources[0] ?? "money"}`) });
}
