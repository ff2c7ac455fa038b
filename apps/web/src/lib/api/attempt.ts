import { useRef } from 'react';

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

/** `crypto.randomUUID` exists on secure origins only; a family may open the app by plain http on its own network. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** For a form: the key to send `body` under, the same as long as the form is filled in the same. */
export function useAttempts<Body extends object>(): (body: Body) => string {
  const last = useRef<Attempt<Body>>(null);
  return (body) => {
    last.current = attemptOf(body, last.current, newIdempotencyKey);
    return last.current.key;
  };
}
