import type { OptionCard } from "../wire/messages";

/** An option of a table in words. */
export interface Chosen {
  name: string;
  label: string;
  value: string;
  about: string;
}

/** What a table plays with: every yes or no and every choice, of the rest what is not as usual. */
export function chosen(options: readonly OptionCard[], values: Record<string, unknown>, t: (name: string) => string): Chosen[] {
  return options
    .filter((option) => option.kind === "flag" || option.kind === "choice" || String(values[option.name] ?? option.default) !== String(option.default))
    .map((option) => ({
      name: option.name,
      label: option.label || option.name,
      value: shown(option, values[option.name] ?? option.default, t),
      about: option.kind === "choice" ? "" : (option.about ?? ""),
    }))
    .filter((line) => line.value);
}

/** Names and numbers; what somebody wrote freely, such as the code of a deck, is not repeated: only that there is a text. */
function shown(option: OptionCard, value: unknown, t: (name: string) => string): string {
  if (typeof value === "boolean") return t(value ? "option-yes" : "option-no");
  if (option.kind === "text") return t("option-yes");
  const words = Array.isArray(value) ? value.map(String) : [String(value)];
  return words
    .filter((word) => option.names?.[word] || /^\d+$/.test(word))
    .map((word) => option.names?.[word] ?? word)
    .join(", ");
}
