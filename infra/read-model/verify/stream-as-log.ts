import { type EventStore, type StoredEvent, streamOf } from '@wonderlings/kernel';

/** Readers ask for what follows one of the last pages, never for anything before. */
const PAGES_KNOWN = 4;

/** One child's stream in the shape of the whole log, so that what folds the log folds it. */
export function streamAsLog(store: EventStore, childId: string): EventStore {
  const stream = streamOf(childId);
  let known: (readonly StoredEvent[])[] = [];

  function revisionAfter(after: string): number {
    const passed = known.flat().filter(({ position }) => store.comparePositions(position, after) <= 0);
    const last = passed.at(-1);
    if (!last) throw new Error(`Nothing was read of ${stream} up to position ${after}`);
    return last.revision + 1;
  }

  return {
    ...store,
    async readAll({ after = null, limit }) {
      const page = await store.readStream(stream, { from: after === null ? 0 : revisionAfter(after), limit });
      if (page.length > 0) known = [...known, page].slice(-PAGES_KNOWN);
      return page;
    },
  };
}
