const keyOf = (what: string) => `wonderlings.once.${what}`;
/** Asked for each time: where storage is forbidden, already reading the property throws. */
const thisVisit = () => sessionStorage;

/**
 * Whether something has happened in this visit, which is as long as the tab. `what` is its name, with the user's id where it
 * is one child's own. Where storage is forbidden it is not known: then the answer is `whereForbidden`.
 */
export function hasHappened(what: string, whereForbidden: boolean, visit: () => Storage = thisVisit): boolean {
  try {
    return visit().getItem(keyOf(what)) !== null;
  } catch {
    return whereForbidden;
  }
}

export function noteHappened(what: string, visit: () => Storage = thisVisit): void {
  try {
    visit().setItem(keyOf(what), '1');
  } catch {
    // The caller is told `whereForbidden`.
  }
}
