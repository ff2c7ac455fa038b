import { keepText, keptText, tabStorage } from './small-values.ts';

const keyOf = (what: string) => `wonderlings.once.${what}`;

/**
 * Whether something has happened in this visit, which is as long as the tab. `what` is its name, with the user's id where it
 * is one child's own. Where storage is forbidden it is not known: then the answer is `whereForbidden`.
 */
export function hasHappened(what: string, whereForbidden: boolean): boolean {
  return tabStorage() ? keptText('tab', keyOf(what)) !== null : whereForbidden;
}

export function noteHappened(what: string): void {
  keepText('tab', keyOf(what), '1');
}
