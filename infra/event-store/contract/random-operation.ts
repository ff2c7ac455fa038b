import { type EventStore, type ExpectedRevision, type SealedEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ModelLog } from './model-log.ts';
import { act, expectedBy } from './sealed-act.ts';

type Stores = readonly [EventStore, EventStore];

const streamIndex = fc.nat({ max: 5 });
const whichStore = fc.constantFrom(0 as const, 1 as const);
const size = fc.integer({ min: 1, max: 4 });

/** One step of a random run. Racing appends go to distinct streams, so that the model knows what each of them does. */
export const operation = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('append' as const), streamIndex, size, whichStore }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('misjudge' as const),
      streamIndex,
      by: fc.constantFrom(-2, -1, 1, 3),
      whichStore,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('repeat' as const), nth: fc.nat(), whichStore }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('race' as const),
      streams: fc.uniqueArray(streamIndex, { minLength: 2, maxLength: 6 }),
      size,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('readStream' as const),
      streamIndex,
      from: fc.nat({ max: 60 }),
      limit: size,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('readAll' as const), nth: fc.nat(), limit: size, whichStore }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('measure' as const), nth: fc.nat(), whichStore }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Step> ? Step : never;

/** Does the step to a store and to the model, and expects the same of both. */
export async function perform(step: Operation, model: ModelLog, stores: Stores): Promise<void> {
  switch (step.kind) {
    case 'append': {
      const stream = model.stream(step.streamIndex);
      const events = act(stream, { after: model.events(stream).at(-1), size: step.size });
      return append(stores[step.whichStore], model, expectedBy(events), events);
    }
    case 'misjudge': {
      const stream = model.stream(step.streamIndex);
      const revision = (model.events(stream).at(-1)?.revision ?? -1) + step.by;
      const expected = revision < 0 ? 'none' : revision;
      return append(
        stores[step.whichStore],
        model,
        expected,
        act(stream, { fields: { revision: Math.max(0, revision + 1) } }),
      );
    }
    case 'repeat': {
      const earlier = model.appends[step.nth % Math.max(1, model.appends.length)];
      if (!earlier) return;
      return append(stores[step.whichStore], model, expectedBy(earlier.events), earlier.events);
    }
    case 'race': {
      const acts = step.streams.map((index) => {
        const stream = model.stream(index);
        return act(stream, { after: model.events(stream).at(-1), size: step.size });
      });
      await Promise.all(
        acts.map((events, index) => append(stores[index % 2 === 0 ? 0 : 1], model, expectedBy(events), events)),
      );
      return;
    }
    case 'readStream': {
      const stream = model.stream(step.streamIndex);
      const page = await stores[0].readStream(stream, { from: step.from, limit: step.limit });
      const expected = model.events(stream).slice(step.from, step.from + step.limit);
      return sameIds(page, expected);
    }
    case 'readAll': {
      const events = model.inOrder(stores[0].comparePositions);
      const appends = [...model.appends].sort((a, b) =>
        stores[0].comparePositions(a.result.position, b.result.position),
      );
      const nth = step.nth % (appends.length + 1);
      const after = nth === 0 ? model.start : (appends[nth - 1]?.result.position ?? null);
      const start = appends.slice(0, nth).reduce((sum, done) => sum + done.events.length, 0);
      const page = await stores[step.whichStore].readAll({ after, limit: step.limit });
      return sameIds(page, events.slice(start, start + step.limit));
    }
    case 'measure': {
      const store = stores[step.whichStore];
      const last = model.inOrder(store.comparePositions).length;
      expect(await store.lag(model.start)).toBe(last);
      if (last > 0) expect(await store.head()).toBe(highest(model, store));
    }
  }
}

async function append(
  store: EventStore,
  model: ModelLog,
  expected: ExpectedRevision,
  events: readonly SealedEvent[],
): Promise<void> {
  const stream = events[0]?.stream ?? '';
  const verdict = model.verdict(stream, expected, events);
  const outcome = await store.append(stream, expected, events).catch((error: unknown) => error as Error);
  if (verdict.kind === 'refused') {
    expect(outcome).toBeInstanceOf(WrongExpectedRevision);
    expect(outcome).toMatchObject({ stream, expected, actual: verdict.actual });
    return;
  }
  if (outcome instanceof Error) throw outcome;
  if (verdict.kind === 'duplicate') {
    expect(outcome).toEqual(verdict.result);
    return;
  }
  expect(outcome).toMatchObject({ revision: verdict.revision, duplicate: false });
  model.record(events, outcome);
}

function sameIds(actual: readonly SealedEvent[], expected: readonly SealedEvent[]): void {
  expect(actual.map((event) => event.id)).toEqual(expected.map((event) => event.id));
}

function highest(model: ModelLog, store: EventStore): string | undefined {
  return model.appends
    .map((append) => append.result.position)
    .sort(store.comparePositions)
    .at(-1);
}
