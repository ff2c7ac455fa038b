import { randomBytes, randomUUID } from 'node:crypto';
import { createMemoryEventStore } from '@wonderlings/event-store';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createChildren } from './children.ts';
import { type CommandContext, commandIdOf } from './decision.ts';
import { DomainError } from './domain-error.ts';
import { ChildErased, defineEvent, draft, type EventRegistry, eventRegistry } from './event.ts';
import { type EventStore, streamOf } from './event-store.port.ts';
import { type Command, command, defineFacet, defineReaction } from './facet.ts';
import { sandboxIdOf } from './sandbox-id.ts';
import { firstBrokenLink } from './seal.ts';
import type { StateSnapshot, StateSnapshots } from './state-snapshots.port.ts';
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
const registry = eventRegistry([Counted, Celebrated, ChildErased]);

interface Options {
  readonly keyGone?: () => boolean;
  readonly cacheBytes?: number;
  readonly registry?: EventRegistry;
  readonly onNewerRelease?: () => void;
  readonly snapshots?: StateSnapshots;
}

function setUp(store: EventStore, options: Options = {}) {
  const waited: string[] = [];
  const children = createChildren({
    composition: { facets: [counter], reactions: [celebrating] },
    registry: options.registry ?? registry,
    store,
    keys: { keysOf: async (ids) => new Map(ids.map((id) => [id, options.keyGone?.() ? null : key])) },
    waitUntilReached: async (position, _, stream) => {
      expect(stream).toMatch(/^(child|sandbox)-/);
      waited.push(position);
      return true;
    },
    ...(options.cacheBytes === undefined ? {} : { cacheBytes: options.cacheBytes }),
    snapshots: options.snapshots,
    ...(options.onNewerRelease ? { onNewerRelease: options.onNewerRelease } : {}),
  });
  return { children, waited };
}
const fresh = (): CommandContext => testContext('2026-05-01', { commandId: randomUUID() });
const keyed = (idempotencyKey: string): CommandContext =>
  testContext('2026-05-01', { commandId: commandIdOf(TEST_CHILD, 'POST /count', idempotencyKey) });
const valuesOf = (events: readonly { data: unknown }[]) => events.map(({ data }) => data);

describe('a beginning', () => {
  const at = (name: string, act = count) => ({
    act: act as Command,
    context: { ...testContext('2026-05-01T16:00:00.000Z'), commandId: commandIdOf(TEST_CHILD, 'begin', name) },
  });

  it('records what its acts and their reactions do, each under its own command, and in one append when it is short', async () => {
    const store = createMemoryEventStore();
    const append = vi.spyOn(store, 'append');
    const { children, waited } = setUp(store);
    await children.begin(TEST_CHILD, [at('one', upTo(20)), ...Array.from({ length: 9 }, (_, nth) => at(`${nth}`))]);
    expect(append).toHaveBeenCalledTimes(1);
    const stored = await store.readStream(streamOf(TEST_CHILD));
    expect(stored.map(({ type }) => type)).toEqual([...Array(10).fill('Counted'), 'Celebrated']);
    expect(new Set(stored.map(({ commandId }) => commandId)).size).toBe(10);
    expect(firstBrokenLink(stored)).toBeNull();
    expect(waited).toEqual([stored.at(-1)?.position]);
    expect((await children.execute(TEST_CHILD, count, testContext())).state).toBe(11);
  });

  it('that is long is appended in parts, each of which shows before the next', async () => {
    const store = createMemoryEventStore();
    const append = vi.spyOn(store, 'append');
    const { children, waited } = setUp(store);
    await children.begin(TEST_CHILD, [at('one', upTo(999)), ...Array.from({ length: 149 }, (_, nth) => at(`${nth}`))]);
    const stored = await store.readStream(streamOf(TEST_CHILD));
    const sizes = append.mock.calls.map(([, , events]) => events.length);
    expect(sizes.every((size) => size <= 64)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(stored.length);
    expect(firstBrokenLink(stored)).toBeNull();
    const ends = sizes.map((_, nth) => sizes.slice(0, nth + 1).reduce((sum, size) => sum + size, 0) - 1);
    expect(waited).toEqual(ends.map((end) => stored[end]?.position));
    expect((await children.execute(TEST_CHILD, count, testContext())).state).toBe(151);
  });

  it('that is refused half way records nothing', async () => {
    const store = createMemoryEventStore();
    const { children } = setUp(store);
    await expect(children.begin(TEST_CHILD, [at('one'), at('two', upTo(1))])).rejects.toThrow('That is enough.');
    expect(await store.readStream(streamOf(TEST_CHILD))).toEqual([]);
  });

  it('is made once, also by two servers at once, and not of a child that has begun', async () => {
    const store = createMemoryEventStore();
    const [here, there] = [setUp(store), setUp(store)];
    const acts = [at('one'), at('two')];
    await Promise.all([here.children.begin(TEST_CHILD, acts), there.children.begin(TEST_CHILD, acts)]);
    await there.children.begin(TEST_CHILD, [at('other')]);
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(2);
    const [last] = (await store.readStream(streamOf(TEST_CHILD))).slice(-1);
    expect([here.waited, there.waited]).toEqual([[last?.position], [last?.position, last?.position]]);
  });

  it('of an erased child is refused', async () => {
    const { children } = setUp(createMemoryEventStore(), { keyGone: () => true });
    await expect(children.begin(TEST_CHILD, [at('one')])).rejects.toMatchObject({ code: 'account.gone' });
  });
});

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
    ['at once', 0, 1_000_000],
    ['after another process took over', 0, 0],
    ['after 300 other acts', 300, 1_000_000],
  ])('answers as the first time %s, and appends nothing', async (_, between, cacheBytes) => {
    const store = createMemoryEventStore();
    const { children } = setUp(store, { cacheBytes });
    for (let before = 0; before < 9; before += 1) await children.execute(TEST_CHILD, count, fresh());
    const first = await children.execute(TEST_CHILD, count, keyed('a'));
    for (let other = 0; other < between; other += 1) await children.execute(TEST_CHILD, count, fresh());
    const length = (await store.readStream(streamOf(TEST_CHILD))).length;
    const again = await children.execute(TEST_CHILD, count, keyed('a'));
    expect(valuesOf(first.events)).toEqual([{ value: 10 }, { at: 10 }]);
    expect(again.replayed).toBe(true);
    // What was so then, not what is so now.
    expect([first.state, again.state]).toEqual([10, 10]);
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

describe('an idempotency key that comes with another request', () => {
  const asking = (asked: string) => ({ ...keyed('a'), asked });

  it.each([
    ['at once', 0, 1_000_000],
    ['in another process', 0, 0],
    ['after 300 other acts', 300, 1_000_000],
  ])('is refused %s, and the first request still answers', async (_, between, cacheBytes) => {
    const store = createMemoryEventStore();
    const { children } = setUp(store, { cacheBytes });
    await children.execute(TEST_CHILD, count, asking('{"note":"one"}'));
    for (let other = 0; other < between; other += 1) await children.execute(TEST_CHILD, count, fresh());
    const refused = children.execute(TEST_CHILD, count, asking('{"note":"two"}'));
    await expect(refused).rejects.toMatchObject({ kind: 'unprocessable', code: 'idempotency.other-body' });
    const again = await children.execute(TEST_CHILD, count, asking('{"note":"one"}'));
    expect([again.replayed, valuesOf(again.events)]).toEqual([true, [{ value: 1 }]]);
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(1 + between + Math.floor((1 + between) / 10));
  });

  it('is answered when the first came with an older release, which did not note what was asked', async () => {
    const { children } = setUp(createMemoryEventStore());
    await children.execute(TEST_CHILD, count, keyed('a'));
    expect((await children.execute(TEST_CHILD, count, asking('{"note":"two"}'))).replayed).toBe(true);
  });

  it('leaves nothing in the log by which the words could be guessed without the key', async () => {
    const prints: (string | null | undefined)[] = [];
    for (const its of [randomBytes(32), randomBytes(32)]) {
      const store = createMemoryEventStore();
      const children = createChildren({
        composition: { facets: [counter], reactions: [] },
        registry,
        store,
        keys: { keysOf: async (ids) => new Map(ids.map((id) => [id, its])) },
        waitUntilReached: async () => true,
      });
      await children.execute(TEST_CHILD, count, asking('{"note":"one"}'));
      prints.push((await store.readLast(streamOf(TEST_CHILD)))?.causationId);
    }
    expect(prints[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(prints[0]).not.toBe(prints[1]);
  });
});

describe('what a child may add in a day', () => {
  const at = (when: string): CommandContext => ({ ...testContext(when), commandId: randomUUID() });
  const NOON = '2026-05-01T12:00:00.000Z';
  const say = (words: string) => command(counter, () => [draft(Said, { words })]);
  const Said = defineEvent({ type: 'Said', schema: z.object({ words: z.string() }) });
  const talking = { registry: eventRegistry([Counted, Celebrated, Said, ChildErased]) };
  const FULL = { kind: 'too-many', code: 'quota.day' };
  const sandbox = sandboxIdOf(randomUUID(), '2026-05-01');

  it('ends after 1,500 acts, in every process, and begins anew at midnight UTC', async () => {
    const store = createMemoryEventStore();
    const [here, there] = [setUp(store).children, setUp(store).children];
    for (let acts = 0; acts < 1_500; acts += 1) await here.execute(TEST_CHILD, count, at(NOON));
    for (const children of [here, there, setUp(store).children]) {
      await expect(children.execute(TEST_CHILD, count, at(NOON))).rejects.toMatchObject({
        ...FULL,
        retryAfterSeconds: 12 * 3_600,
      });
    }
    const tomorrow = await there.execute(TEST_CHILD, count, at('2026-05-02T00:00:00.000Z'));
    expect(valuesOf(tomorrow.events)).toEqual([{ value: 1_501 }]);
  });

  it('ends after two million bytes, and what does not fit leaves room for what does', async () => {
    const { children } = setUp(createMemoryEventStore(), talking);
    const long = say('x'.repeat(199_000));
    for (let times = 0; times < 10; times += 1) await children.execute(TEST_CHILD, long, at(NOON));
    await expect(children.execute(TEST_CHILD, long, at(NOON))).rejects.toMatchObject(FULL);
    await children.execute(TEST_CHILD, say('good night'), at(NOON));
    await expect(children.execute(TEST_CHILD, long, at('2026-05-02T12:00:00.000Z'))).resolves.toBeDefined();
  });

  it('is a tenth of it in a demo', async () => {
    const { children } = setUp(createMemoryEventStore(), talking);
    for (let acts = 0; acts < 150; acts += 1) await children.execute(sandbox, count, at(NOON));
    await expect(children.execute(sandbox, count, at(NOON))).rejects.toMatchObject(FULL);
    const other = sandboxIdOf(randomUUID(), '2026-05-01');
    await expect(children.execute(other, say('x'.repeat(200_001)), at(NOON))).rejects.toMatchObject(FULL);
  });

  it('counts what a demo child did on the days before for those days', async () => {
    const { children } = setUp(createMemoryEventStore());
    for (const day of ['2026-04-29', '2026-04-30']) {
      for (let acts = 0; acts < 149; acts += 1) await children.execute(sandbox, count, at(`${day}T12:00:00.000Z`));
    }
    await expect(children.execute(sandbox, count, at(NOON))).resolves.toMatchObject({ replayed: false });
  });

  it('never refuses what was carried out before, what the system does, and what must always go', async () => {
    const { children } = setUp(createMemoryEventStore());
    await children.execute(TEST_CHILD, count, at(NOON));
    for (let acts = 0; acts < 1_498; acts += 1) await children.execute(TEST_CHILD, count, at(NOON));
    await children.execute(TEST_CHILD, count, { ...keyed('last'), now: new Date(NOON) });
    await expect(children.execute(TEST_CHILD, count, at(NOON))).rejects.toMatchObject(FULL);
    expect((await children.execute(TEST_CHILD, count, keyed('last'))).replayed).toBe(true);
    const leaving = command(counter, (value) => [draft(Counted, { value: value + 1 })], { beyondQuota: true });
    await expect(children.execute(TEST_CHILD, leaving, at(NOON))).resolves.toMatchObject({ replayed: false });
    const bySystem = { ...at(NOON), actor: 'system' } as const;
    await expect(children.execute(TEST_CHILD, count, bySystem)).resolves.toMatchObject({ replayed: false });
    await children.erase(TEST_CHILD, 'asked', at(NOON));
    await expect(children.execute(TEST_CHILD, count, at(NOON))).rejects.toMatchObject({ code: 'account.gone' });
  });
});

describe('an event that only a newer release can read', () => {
  const OLDER = { kind: 'unavailable', code: 'release.older', retryAfterSeconds: 5 };
  const Sung = defineEvent({ type: 'Sung', schema: z.object({}) });
  const NewCounted = defineEvent({ ...Counted, version: 2, upcasters: { 1: (data: unknown) => data } });
  const sing = command(counter, () => [draft(Sung, {})]);
  const countAnew = command(counter, (value) => [draft(NewCounted, { value: value + 1 })]);

  it.each([
    ['of another type', sing, [Counted, Celebrated, Sung]],
    ['of a newer version', countAnew, [NewCounted, Celebrated]],
  ])('%s keeps an older process from deciding on half a state, and no other child waits', async (_, act, known) => {
    const store = createMemoryEventStore();
    let told = 0;
    const older = setUp(store, {
      onNewerRelease: () => {
        told += 1;
      },
    }).children;
    const newer = setUp(store, { registry: eventRegistry(known) }).children;
    await older.execute(TEST_CHILD, count, fresh());
    await newer.execute(TEST_CHILD, act, fresh());
    const length = (await store.readStream(streamOf(TEST_CHILD))).length;
    // Its own memory of the child is older than the event: it notices when its append comes too late.
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(older.execute(TEST_CHILD, count, fresh())).rejects.toMatchObject(OLDER);
    }
    await expect(setUp(store).children.execute(TEST_CHILD, count, fresh())).rejects.toMatchObject(OLDER);
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(length);
    expect(told).toBe(2);
    const other = '00000000-0000-4000-8000-000000000002';
    await expect(older.execute(other, count, fresh())).resolves.toMatchObject({ replayed: false });
    await expect(newer.execute(TEST_CHILD, act, fresh())).resolves.toMatchObject({ replayed: false });
  });

  it('does not keep a process from erasing the child, nor from hearing that it is gone', async () => {
    const store = createMemoryEventStore();
    let gone = false;
    const older = setUp(store, { keyGone: () => gone }).children;
    await setUp(store, { registry: eventRegistry([Sung]) }).children.execute(TEST_CHILD, sing, fresh());
    await older.erase(TEST_CHILD, 'asked', fresh());
    gone = true;
    expect((await store.readLast(streamOf(TEST_CHILD)))?.type).toBe('ChildErased');
    await expect(older.execute(TEST_CHILD, count, fresh())).rejects.toMatchObject({ code: 'account.gone' });
  });
});

describe('erasing a child', () => {
  it('is recorded once, after whatever comes last, and nothing where nothing was', async () => {
    const store = createMemoryEventStore();
    const { children } = setUp(store);
    await children.erase(TEST_CHILD, 'asked', fresh());
    expect(await store.head()).toBeNull();
    await children.execute(TEST_CHILD, count, fresh());
    await Promise.all([
      children.erase(TEST_CHILD, 'asked', fresh()),
      setUp(store).children.erase(TEST_CHILD, 'asked', fresh()),
    ]);
    const stored = await store.readStream(streamOf(TEST_CHILD));
    expect(stored.map(({ type }) => type)).toEqual(['Counted', 'ChildErased']);
    expect(firstBrokenLink(stored)).toBeNull();
  });

  it('wins against an act that is under way in another process', async () => {
    const store = createMemoryEventStore();
    const { children } = setUp(store);
    await children.execute(TEST_CHILD, count, fresh());
    const racing = {
      ...store,
      readLast: async (stream: string) => {
        const last = await store.readLast(stream);
        if (last?.revision === 0) await children.execute(TEST_CHILD, count, fresh());
        return last;
      },
    };
    await setUp(racing).children.erase(TEST_CHILD, 'asked', fresh());
    expect((await store.readStream(streamOf(TEST_CHILD))).map(({ type }) => type)).toEqual([
      'Counted',
      'Counted',
      'ChildErased',
    ]);
    await expect(children.execute(TEST_CHILD, count, fresh())).rejects.toMatchObject({ code: 'account.gone' });
  });
});

describe('a snapshot of a child', () => {
  const memorySnapshots = () => {
    const kept = new Map<string, StateSnapshot>();
    const snapshots: StateSnapshots = {
      load: async (childId) => kept.get(childId) ?? null,
      keep: (childId, _, snapshot) => void kept.set(childId, structuredClone(snapshot)),
    };
    return { kept, snapshots };
  };
  const countTo = async ({ children }: ReturnType<typeof setUp>, acts: number) => {
    for (let act = 0; act < acts; act += 1) await children.execute(TEST_CHILD, count, fresh());
  };

  it('is kept every five hundred events, and a process that has not met the child reads what came after it', async () => {
    const [store, { kept, snapshots }] = [createMemoryEventStore(), memorySnapshots()];
    // Ten in eleven events are counts.
    await countTo(setUp(store, { snapshots }), 480);
    expect(kept.get(TEST_CHILD)?.revision).toBe(499);
    const readStream = vi.spyOn(store, 'readStream');
    const { state, events } = await setUp(store, { snapshots }).children.execute(TEST_CHILD, count, fresh());
    expect({ state, revision: events[0]?.revision }).toEqual({ state: 481, revision: 528 });
    expect(readStream.mock.calls.map(([, range]) => range?.from)).toEqual([499, 500]);
    expect(firstBrokenLink(await store.readStream(streamOf(TEST_CHILD)))).toBeNull();
  });

  it('is kept of a history that a cold process had to read, and knows the commands before it', async () => {
    const [store, { kept, snapshots }] = [createMemoryEventStore(), memorySnapshots()];
    const first = setUp(store);
    await countTo(first, 479);
    await first.children.execute(TEST_CHILD, count, keyed('the last one'));
    await setUp(store, { snapshots }).children.execute(TEST_CHILD, count, keyed('the last one'));
    expect(kept.get(TEST_CHILD)?.revision).toBe(527);
    const again = await setUp(store, { snapshots }).children.execute(TEST_CHILD, count, keyed('the last one'));
    expect({ replayed: again.replayed, state: again.state }).toEqual({ replayed: true, state: 480 });
    expect(await store.readStream(streamOf(TEST_CHILD))).toHaveLength(528);
  });

  it('is of no use on a log that went another way, or was put back', async () => {
    const { snapshots } = memorySnapshots();
    await countTo(setUp(createMemoryEventStore(), { snapshots }), 480);
    for (const acts of [5, 481]) {
      const other = createMemoryEventStore();
      await countTo(setUp(other), acts);
      const { state } = await setUp(other, { snapshots }).children.execute(TEST_CHILD, count, fresh());
      expect(state).toBe(acts + 1);
      expect(firstBrokenLink(await other.readStream(streamOf(TEST_CHILD)))).toBeNull();
    }
  });

  it('is kept of no demo', async () => {
    const [store, { kept, snapshots }] = [createMemoryEventStore(), memorySnapshots()];
    const demo = sandboxIdOf(randomUUID(), '2026-05-01');
    const { children } = setUp(store, { snapshots });
    const acts = Array.from({ length: 480 }, () => ({ act: count as Command, context: fresh() }));
    await children.begin(demo, acts);
    expect(kept.size).toBe(0);
    await children.begin(TEST_CHILD, acts);
    expect(kept.get(TEST_CHILD)?.revision).toBe(527);
  });
});
