import { type KeptKind, SEALED } from './privacy.copy.ts';

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
  /** What is erased without being asked for. */
  readonly withoutAsking: readonly { readonly what: string; readonly howLong: string }[];
}

/** What holds of a kind, found out from the guards of its places: the page cannot call something sealed that is not. */
export function sealingOf(kind: KeptKind, facts: readonly Fact[]): readonly string[] {
  if (kind === 'around') return [SEALED.no];
  if (kind === 'device') return [SEALED.device];
  const has = (guard: Guard) => facts.some(({ places }) => places[guard]);
  const lines: string[] = [];
  const isOpen = has('log') && has('open');
  if (has('own')) lines.push(SEALED.own);
  else if (has('sealed')) lines.push(isOpen ? SEALED.partly : SEALED.both);
  if (isOpen && !has('sealed')) lines.push(SEALED.log);
  if (has('log') && !has('open') && !has('sealed')) lines.push(SEALED.only);
  if (has('hashed') && kind === 'passwords') lines.push(SEALED.hashed);
  if (has('hashed') && kind === 'sessions') lines.push(SEALED.tokens);
  return lines;
}
