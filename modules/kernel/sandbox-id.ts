import { v5 as uuidV5 } from 'uuid';

/** Where the version stands in a uuid's text. */
const VERSION_AT = 14;
const SANDBOX_VERSION = '8';

/**
 * The id of the demo child that a visit opens on a day (UTC, `YYYY-MM-DD`): the same visit sent again that day has the same one,
 * and the next day another, so that no id comes back after its events were swept.
 *
 * Its version is 8, which RFC 9562 leaves to applications. Every other id here is of version 4 or 5, so an id says by itself
 * whether it is a demo child's, and where its events are.
 */
export function sandboxIdOf(visit: string, day: string): string {
  const id = uuidV5(day, visit);
  return id.slice(0, VERSION_AT) + SANDBOX_VERSION + id.slice(VERSION_AT + 1);
}

/** Whether this is the id of a demo child, see {@link sandboxIdOf}. Demo children of older releases have ordinary ids. */
export const isSandboxId = (childId: string): boolean => childId[VERSION_AT] === SANDBOX_VERSION;
