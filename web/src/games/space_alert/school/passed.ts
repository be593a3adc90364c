const KEY = "starboard.space_alert.school";

/** The exercises of flight school that were passed on this device. */
export function passed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function pass(lesson: string): string[] {
  const kept = [...new Set([...passed(), lesson])];
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}
