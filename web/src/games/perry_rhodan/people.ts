import type { Look } from "../../art/face";

const [FAIR, TAN, BROWN, DARK] = ["#f0c8a6", "#d9a077", "#b0754c", "#6b4029"];
const [BLACK, BRUNETTE, BLOND, GREY, RED] = ["#17171f", "#5a3520", "#b9823a", "#8c8f99", "#a8481e"];
const [SHORT, LONG, KNOT, CROPPED, NECK] = [0, 1, 2, 3, 4] as const;

/** Whoever is told of in the stories looks like that; everybody else as chance has it. */
const KNOWN: Record<string, Look> = {
  perry_rhodan: { skin: TAN, hair: BRUNETTE, style: SHORT },
  reginald_bull: { skin: FAIR, hair: RED, style: CROPPED },
  crest: { style: LONG },
  thora: { style: NECK },
  atlan: { style: LONG },
  allan_d_mercant: { skin: FAIR, hair: GREY, style: CROPPED },
  john_mcclears: { skin: FAIR, hair: BLOND, style: SHORT },
  anne_sloane: { skin: FAIR, hair: BRUNETTE, style: LONG },
  john_marshall: { skin: TAN, hair: BLACK, style: SHORT },
  fellmer_lloyd: { skin: TAN, hair: BLACK, style: CROPPED },
  andre_noir: { skin: BROWN, hair: BLACK, style: SHORT },
  betty_toufry: { skin: FAIR, hair: BRUNETTE, style: NECK },
  tako_kakuta: { skin: FAIR, hair: BLACK, style: SHORT },
  wuriu_sengu: { skin: TAN, hair: BLACK, style: CROPPED },
  homer_g_adams: { skin: FAIR, hair: GREY, style: SHORT },
  dr_frank_haggard: { skin: TAN, hair: BRUNETTE, style: SHORT },
  clark_g_flipper: { skin: FAIR, hair: BLOND, style: CROPPED },
  ras_tschubai: { skin: DARK, hair: BLACK, style: CROPPED },
  son_okura: { skin: FAIR, hair: BLACK, style: SHORT },
  ralf_marten: { skin: FAIR, hair: BLACK, style: NECK },
  kitai_ishibashi: { skin: FAIR, hair: GREY, style: CROPPED },
  conrad_deringhouse: { skin: FAIR, hair: BLOND, style: SHORT },
  rod_nyssen: { skin: TAN, hair: BRUNETTE, style: SHORT },
  dr_eric_manoli: { skin: TAN, hair: BLACK, style: SHORT },
  tatjana_michalowna: { skin: FAIR, hair: BLOND, style: LONG },
  julian_tifflor: { skin: FAIR, hair: BRUNETTE, style: SHORT },
  michael_freyt: { skin: TAN, hair: BRUNETTE, style: SHORT },
  mildred_orsons: { skin: FAIR, hair: RED, style: NECK },
  humpry_hifield: { skin: FAIR, hair: BLOND, style: CROPPED },
  ishi_matsu: { skin: FAIR, hair: BLACK, style: KNOT },
  nomo_yatuhin: { skin: FAIR, hair: BLACK, style: SHORT },
  laury_marten: { skin: FAIR, hair: BLACK, style: LONG },
  tanaka_seiko: { skin: FAIR, hair: BLACK, style: CROPPED },
  tama_yokida: { skin: FAIR, hair: BLACK, style: SHORT },
  graf_rodrigo_de_berceo: { skin: TAN, hair: BLACK, style: NECK, beard: true },
};
const BEARDED = ["springer", "goszuls"];

/** How somebody of a people looks, as far as that is told: Springers wear beards. */
export function lookOf(family: string, folk: string): Look {
  return KNOWN[family] ? { beard: false, ...KNOWN[family] } : { beard: BEARDED.includes(folk) ? true : undefined };
}
