import { type EventStore, type SealedEvent, sandboxIdOf, streamOf, WrongExpectedRevision } from '@wonderlings/kernel';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEverything } from './contract/read-everything.ts';
import { act, expectedBy, newStream } from './contract/sealed-act.ts';
import { eventLogMigrations } from './migrations.ts';
import { copyLog } from './move/copy-log.ts';
import { sourceOf } from './move/walk-log.ts';
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store.ts';

describe('appends that are stored together', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [eventLogMigrations] });
    store = createPostgresEventStore({ sql: database.sql });
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  const together = (acts: readonly (readonly SealedEvent[])[]) =>
    store.appendMany(acts.map((events) => [events[0]?.stream ?? '', expectedBy(events), events]));
  const idsOf = async (log: EventStore) => (await readEverything(log)).map(({ id }) => id);
  const idsIn = (acts: readonly (readonly SealedEvent[])[]) => acts.flat().map(({ id }) => id);

  it('have the order in which they were given, and raise the end of the log', async () => {
    const before = await idsOf(store);
    const heads: string[] = [];
    const stop = store.onAppended((head) => heads.push(head));
    const acts = Array.from({ length: 60 }, (_, nth) => act(newStream(), { size: 1 + (nth % 4) }));
    await together(acts);
    expect(await idsOf(store)).toEqual([...before, ...idsIn(acts)]);
    expect(heads).toEqual([await store.head()]);
    stop();
  });

  it('are stored all or not at all', async () => {
    const taken = act(newStream());
    await together([taken]);
    const before = await idsOf(store);
    const refusal = together([act(newStream()), act(taken[0].stream), act(newStream())]);
    await expect(refusal).rejects.toThrow(new WrongExpectedRevision(taken[0].stream, 'none', 0));
    await expect(together([act(newStream()), taken])).rejects.toThrow(WrongExpectedRevision);
    expect(await idsOf(store)).toEqual(before);
  });

  it('are refused where a stream comes twice, or is a sandbox', async () => {
    const events = act(newStream());
    await expect(together([events, act(events[0].stream, { after: events[0] })])).rejects.toThrow('comes twice');
    const sandbox = streamOf(sandboxIdOf('0b9f1f0e-7f0c-4c3e-9a55-0e9a3d0f7c11', '2026-05-01'));
    await expect(together([act(sandbox)])).rejects.toThrow('is a sandbox');
  });

  it('make a copy that goes on where it was cut off', async () => {
    const other = await createTestDatabase({ migrations: [eventLogMigrations] });
    const sql = other.connect();
    const target = createPostgresEventStore({ sql });
    let left = 2;
    const appendMany: PostgresEventStore['appendMany'] = (appends) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('cut off')) : target.appendMany(appends);
    };
    const streams = [newStream(), newStream(), newStream()];
    const last = new Map<string, SealedEvent>();
    for (let round = 0; round < 4; round += 1) {
      for (const stream of streams) {
        const events = act(stream, { after: last.get(stream), size: 2 });
        await store.append(stream, expectedBy(events), events);
        last.set(stream, events[1] as SealedEvent);
      }
    }
    await expect(copyLog({ from: sourceOf(store), to: { ...target, appendMany } })).rejects.toThrow('cut off');
    const { same, copied } = await copyLog({ from: sourceOf(store), to: target });
    expect(same).toBeGreaterThan(0);
    expect(copied).toBeGreaterThan(0);
    expect(await idsOf(target)).toEqual(await idsOf(store));
    await target.close();
    await other.drop();
  });
});
