import { randomBytes, randomUUID } from 'node:crypto';
import { createMemoryEventStore } from '@wonderlings/event-store';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createChildren } from './children.ts';
import { type CommandContext, commandIdOf } from './decision.ts';
import { DomainError } from './domain-error.ts';
import { defineEvent, draft, eventRegistry } from './event.ts';
import { type EventStore, streamOf } from './event-store.port.ts';
import { command, defineFacet, defineReaction } from './facet.ts';
import { firstBrokenLink } from './seal.ts';
import { TEST_CHILD, testContext } from './testing.ts';

const Counted = defineEvent({ type: 'Counted', schema: z.object({ value: z.number() }) });
const Celebrated = defineEvent({ type: 'Celebrated', schema: z.object({ at: z.number() }) });
const counter = defineFacet({
  name: 'counter',
  initial: 0,
  events: [Counted],
  evolve: (_, event) => event.data.value,
});
const celebrating = defineReaction({
  name: 'celebrating',
  facet: counter,
  on: [Counted],
  react: (value) => (value % 10 === 0 ? [draft(Celebrated, { at: value })] : []),
});
const count = command(counter, (value) => [draft(Counted, { value: value + 1 })]);
const upTo = (limit: number) =>
  command(counter, (value) => {
    if (value >= limit) throw new DomainError('conflict', 'counter.full', 'That is enough.');
    return [draft(Counted, { value: value + 1 })];
  });

const key = randomBytes(32);
const registry = eventRegistry([Counted, Celebrated]);

function setUp(store: EventStore, options: { keyGone?: () => boolean; cacheSize?: number } = {}) {
  const waited: string[] = [];
  const children = createChildren({
    composition: { facets: [counter], reactions: [celebrating] },
    registry,
    store,
    keys: { keysOf: async (ids) => new Map(ids.map((id) => [id, options.keyGone?.() ? null : key])) },
    waitUntilReached: async (position) => {
      waited.push(position);
      return true;
    },
    ...(options.cacheSize === undefined ? {} : { cacheSize: options.cacheSize }),
  });
  return { children, waited };
}
const fresh = (): CommandContext => testContext('2026-05-01', { commandId: randomUUID() });
const keyed = (idempotencyKey: string): CommandContext =>
  testContext('2026-05-01', { commandId: commandIdOf(TEST_CHILD, 'POST /count', idempotencyKey) });
const valuesOf = (events: readonly { data: unknown }[]) => events.map(({ data }) => data);

describe('carrying out commands', () => {
  it('decides on what is in the log, in this process or another', async () => {
    const store = createMemoryEventStore();
    const here = setUp(store).children;
    const there = setUp(store).children;
    await here.execute(TEST_CHILD, count, fresh());
    await there.execute(TEST_CHILD, count, fresh());
    const { events } = await here.execute(TEST_CHILD, count, fresh());
    expect(valuesOf(events)).toEqual([{ value: 3 }]);
  });

  it('knows what it has carried out, here or in another process', async () => {
    const store = createMemoryEventStore();
    const [here, there] = [setUp(store).children, setUp(store).children];
    const context = keyed('k');
    expect(await there.carriedOut(TEST_CHILD, context.commandId)).toBe(false);
    await here.execute(TEST_CHILD, count, context);
    expect(await here.carriedOut(TEST_CHILD, context.commandId)).toBe(true);
    expect(await there.carriedOut(TEST_CHILD, context.commandId)).toBe(true);
    expect(await there.carriedOut(TEST_CHILD, keyed('other').commandId)).toBe(false);
  });

  it('lets 40 acts at once, from two processes, each count once', async () => {
    const store = createMemoryEventStore();
    const processes = [setUp(store).children, setUp(store).children];
    const acts = Array.from({ length: 40 }, (_, index) => processes[index % 2]?.execute(TEST_CHILD, count, fresh()));
    const outcomes = await Promise.all(acts);
    const values = outcomes.flatMap((outcome) => outcome?.events.filter(({ type }) => type === 'Counted') ?? []);
    expect(
      valuesOf(values)
        .map((data) => (data as { value: number }).value)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    const stored = await store.readStream(streamOf(TEST_CHILD));
    expect(stored.filter(({ type }) => type === 'Celebrated')).toHaveLength(4);
    expect(firstBrokenLink(stored)).toBeNull();
  });

  it('waits for the read tables to show what it appended', async () => {
    const { children, waited } = setUp(createMemoryEventStore());
    await children.execute(TEST_CHILD, count, fresh());
    expect(waited).toHaveLength(1);
  });

  it('waits for what made it needless, too, when there is nothing more to record', async () => {
    const store = createMemoryEventStore();
    const [here, there] = [setUp(store), setUp(store)];
    const once = command(counter, (value) => (value > 0 ? [] : [draft(Counted, { value: 1 })]));
    await here.children.execute(TEST_CHILD, once, fresh());
    await here.children.execute(TEST_CHILD, once, fresh());
    await there.children.execute(TEST_CHILD, once, fresh());
    const [position] = here.waited;
    expect([here.waited, there.waited]).toEqual([[position, position], [position]]);
  });

  it('looks at the log before it refuses because of an old state', async () => {
    const store = createMemoryEventStore();
    const here = setUp(store).children;
    await here.execute(TEST_CHILD, upTo(1), fresh());
    await expect(here.execute(TEST_CHILD, upTo(1), fresh())).rejects.toMatchObject({ code: 'counter.full' });
    await setUp(store).children.execute(
      TEST_CHILD,
      command(counter, () => [draft(Counted, { value: 0 })]),
      fresh(),
    );
    expect(valuesOf((await here.execute(TEST_CHILD, upTo(1), fresh())).events)).toEqual([{ value: 1 }]);
  });

  it('looks at the log before it records nothing because of an old state', async () => {
    const store = createMemoryEventStore();
    const [here, there] = [setUp(store).children, setUp(store).children];
    const once = command(counter, (value) => (value > 0 ? [] : [draft(Counted, { value: 1 })]));
    const reset = command(counter, () => [draft(Counted, { value: 0 })]);
    await here.execute(TEST_CHILD, once, fresh());
    await there.execute(TEST_CHILD, reset, fresh());
    expect(valuesOf((await here.execute(TEST_CHILD, once, fresh())).events)).toEqual([{ value: 1 }]);
  });

  it('appends nothing, and waits for nothing, when there is nothing to record', async () => {
    const store = createMemoryEventStore();
    const { children, waited } = setUp(store);
    const outcome = await children.execute(
      TEST_CHILD,
      command(counter, () => []),
      fresh(),
    );
    expect(outcome).toEqual({ events: [], replayed: false, state: 0 });
    expect([await store.head(), waited]).toEqual([null, []]);
  });

  it('refuses to write for a child whose key is gone', async () => {
    let gone = false;
    const { children } = setUp(createMemoryEventStore(), { keyGone: () => gone });
    await children.execute(TEST_CHILD, count, fresh());
    gone = true;
    await expect(children.execute(TEST_CHILD, count, fresh())).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('the same idempotency key again', () => {
  it.each([
    ['at once', 0, 1_000],
    ['after another process took over', 0, 0],
    ['after 300 other acts', 300, 1_000],
  ])('answers as the first time %s, and appends nothing', async (_, between, cacheSize) => {
    const store = createMemoryEventStore();
    const { children } = setUp(store, { cacheSize });
    for (let before = 0; before < 9; before += 1) await children.execute(TEST_CHILD, count, fresh());
    const first = await children.execute(TEST_CHILD, count, keyed('a'));
    for (let other = 0; other < between; other += 1) await children.execute(TEST_CHILD, count, fresh());
    const length = (await store.readStream(streamOf(TEST_CHILD))).length;
    const again = await children.execute(TEST_CHILD, count, keyed('a'));
    expect(valuesOf(first.events)).toEqual([{ value: 10 }, { at: 10 }]);
    expect(again.replayed).toBe(true);
    expect([first.state, again.state]).toEqual([10, 10 + between]);
    expect(again.events.map(({ id, data }) => ({ id, data }))).toEqual(
      first.events.map(({ id, data }) => ({ id, data })),
    );
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(length);
  });

  it('counts once when ten arrive together', async () => {
    const store = createMemoryEventStore();
    const processes = [setUp(store).children, setUp(store).children];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => processes[index % 2]?.execute(TEST_CHILD, count, keyed('a'))),
    );
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(1);
  });
});
