/** A save that a caller asks for; its note is found nowhere else. */
export interface Save {
  readonly key: string;
  readonly child: number;
  readonly note: string;
}
/** A saved feeling as the server shows it. */
export interface Shown {
  readonly id: string;
  readonly note: string | null;
}

/** What callers asked for and what they were told, by idempotency key. */
export class Ledger {
  readonly #asked = new Map<string, Save>();
  readonly #ids = new Map<string, string>();
  /** What a caller was told and should not have been. */
  readonly #contradictions: string[] = [];

  /** Before the call: one whose answer never comes is asked again. */
  ask(save: Save): void {
    this.#asked.set(save.key, save);
  }

  /** @param id of the saved feeling, the same however often it was asked for */
  acknowledge({ key, note }: Save, id: string): void {
    const before = this.#ids.get(key);
    if (before !== undefined && before !== id) {
      this.#contradictions.push(`"${note}" was acknowledged as ${before}, and asked again as ${id}`);
    }
    this.#ids.set(key, id);
  }

  get acknowledged(): readonly Save[] {
    return [...this.#asked.values()].filter(({ key }) => this.#ids.has(key));
  }

  get unanswered(): readonly Save[] {
    return [...this.#asked.values()].filter(({ key }) => !this.#ids.has(key));
  }

  /**
   * What differs from what was acknowledged, a sentence each: a save that is lost, doubled, another one than was told, or that was
   * never asked for. A save without an answer may be there, once.
   */
  wrongWith(child: number, shown: readonly Shown[]): readonly string[] {
    const saves = [...this.#asked.values()].filter((save) => save.child === child);
    const known = new Set(saves.map(({ note }) => note));
    const wrong = saves.flatMap(({ key, note }) => {
      const found = shown.filter((one) => one.note === note);
      const id = this.#ids.get(key);
      if (found.length > 1) return [`"${note}" is there ${found.length} times`];
      if (id !== undefined && !found[0]) return [`"${note}" was acknowledged and is lost`];
      if (id !== undefined && found[0]?.id !== id)
        return [`"${note}" was acknowledged as ${id} and is ${found[0]?.id}`];
      return [];
    });
    const strange = shown.filter(({ note }) => note === null || !known.has(note));
    return [
      ...this.#contradictions,
      ...wrong,
      ...strange.map(({ note }) => `"${note}" is there and was never asked for`),
    ];
  }
}
