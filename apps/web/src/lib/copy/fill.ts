/** Puts words into the `{slots}` of a text. */
export function fill(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
