import { keep } from "../../lib/keepsake";
import { settings } from "../../lib/settings.svelte";
import type { Lang } from "../../lib/texts.svelte";
import type { Reel, ScoreThing } from "./shown";
import { t } from "./texts";
import type { Printed } from "./things";

/** What a kept film needs. */
export interface KeptFilm {
  lang: Lang;
  reel: Reel;
  printed: Printed;
  names: string[];
  score: ScoreThing | null;
  campaign: boolean;
}

/** Let somebody keep a film as one page. */
export function keepFilm(film: Omit<KeptFilm, "lang">): Promise<boolean> {
  const title = `${t("sa-film")} · ${film.names.join(", ")}`;
  const { plan: _, ...reel } = film.reel;
  return keep("space_alert", "space-alert-film", settings.lang, title, { ...film, reel, lang: settings.lang } satisfies KeptFilm);
}
