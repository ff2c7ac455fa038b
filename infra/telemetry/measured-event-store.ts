import { type AppendResult, type EventStore, WrongExpectedRevision } from '@wonderlings/kernel';
import type { AppendOutcome, Metrics } from './metrics.ts';

/** The same store, with its appends counted. */
export function measuredEventStore(store: EventStore, metrics: Metrics): EventStore {
  return {
    async append(stream, expected, events) {
      const started = performance.now();
      const measure = (outcome: AppendOutcome) =>
        metrics.appended({ events: events.length, seconds: (performance.now() - started) / 1_000, outcome });
      let result: AppendResult;
      try {
        result = await store.append(stream, expected, events);
      } catch (error) {
        measure(error instanceof WrongExpectedRevision ? 'lost-race' : 'failed');
        throw error;
      }
      measure(result.duplicate ? 'duplicate' : 'appended');
      return result;
    },
    readStream: (stream, options) => store.readStream(stream, options),
    readLast: (stream) => store.readLast(stream),
    readAll: (options) => store.readAll(options),
    subscribe: (options) => store.subscribe(options),
    head: () => store.head(),
    comparePositions: (a, b) => store.comparePositions(a, b),
    lag: (after) => store.lag(after),
    endedSandboxes: (options) => store.endedSandboxes(options),
    sweepSandboxes: (streams) => store.sweepSandboxes(streams),
    close: () => store.close(),
  };
}
