import type { KeptKind } from './privacy.copy.ts';

/** How a place is guarded. `log`: sealed in the history; `own`: there, with a key of its own; `sealed`: in a column. */
export type Guard = 'log' | 'own' | 'sealed' | 'hashed' | 'open' | 'device';

/** One fact, and where it stands, as `MoodSaved.note` or `moods.note`, by how it is guarded there. */
export interface Fact {
  readonly is: string;
  readonly places: Readonly<Partial<Record<Guard, readonly string[]>>>;
}

/** What the server keeps: written by `npm run privacy`, never by hand. */
export interface ServerKeeps {
  /** The day on which something in it changed last. */
  readonly changed: string;
  readonly events: number;
  readonly tables: number;
  readonly kinds: Readonly<Record<KeptKind, readonly Fact[]>>;
  /** What is erased without anybody asking. */
  readonly withoutAsking: readonly { readonly what: string; readonly howLong: string }[];
}
