/** One act of sending: what is sent, and the idempotency key that it is sent under. */
export interface Attempt<Body> {
  readonly key: string;
  readonly body: Body;
}

/**
 * The attempt that sends `body`: the last one again when nothing changed, so that a lost answer cannot make two of it.
 * Changed words get a new key: under the old one the server would answer with the old words, and the new ones were gone.
 */
export function attemptOf<Body extends object>(
  body: Body,
  last: Attempt<Body> | null,
  newKey: () => string,
): Attempt<Body> {
  return last && sameFields(last.body, body) ? last : { key: newKey(), body };
}

/** A field that is left out is the same as one that is undefined: both are not sent. */
function sameFields(one: object, other: object): boolean {
  const [known, asked] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...known.keys(), ...asked.keys()].every((name) => Object.is(known.get(name), asked.get(name)));
}
