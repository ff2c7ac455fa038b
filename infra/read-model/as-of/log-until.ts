import type { EventStore } from '@wonderlings/kernel';

/**
 * The log up to its first event that was recorded after a moment. Events of a history that was brought in, and of a demo's past, bear
 * earlier times than the events around them: they are of the log from when they were appended.
 * @param moment ISO 8601 UTC with milliseconds, as events have it
 */
export function logUntil(store: EventStore, moment: string): EventStore {
  return {
    ...store,
    // An event of a type that is left out may be the first one that is too late.
    async readAll({ types: _, ...range }) {
      const page = await store.readAll(range);
      const end = page.findIndex(({ at }) => at > moment);
      return end < 0 ? page : page.slice(0, end);
    },
  };
}
