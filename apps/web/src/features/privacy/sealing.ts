import type { Fact, Guard } from './kept-data.ts';
import { type KeptKind, SEALED } from './privacy.copy.ts';

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
