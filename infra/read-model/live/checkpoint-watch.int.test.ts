import { EventEmitter, once } from 'node:events';
import { createMemoryEventStore } from '@wonderlings/event-store';
import { createTestDatabase, type TestDatabase } from '@wonderlings/postgres/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readModelMigrations } from '../migrations.ts';
import type { LiveTable } from '../table/bookkeeping.ts';
import { prepareTables } from '../table/prepare-tables.ts';
import { planTables } from '../table/table-plan.ts';
import { tables } from '../testing.ts';
import { watchCheckpoints } from './checkpoint-watch.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ migrations: [readModelMigrations] });
});
afterEach(() => database.drop());

it('looks again for a caller who came when a look had begun, whose answer may be of before', async () => {
  const plans = planTables(tables);
  const sql = database.connect();
  const held = new EventEmitter();
  /** Postgres as it is, but what is asked first is answered late. */
  let isFirst = true;
  const late = new Proxy(sql, {
    apply(target, self, args) {
      const answer: unknown = Reflect.apply(target, self, args);
      // Only statements are awaited: a list of values is a call, too.
      if (!isFirst || !(answer instanceof Promise)) return answer;
      isFirst = false;
      return answer.then(async (rows) => {
        held.emit('answered');
        await once(held, 'let go');
        return rows;
      });
    },
  });
  const seen: ReadonlyMap<string, LiveTable>[] = [];
  const watch = watchCheckpoints({
    sql: late,
    plans,
    onSeen: (live) => seen.push(live),
    onFault: (error) => expect.unreachable(String(error)),
    onGroupChange: () => undefined,
    isUrgent: () => false,
  });

  const before = watch.look();
  await once(held, 'answered');
  await prepareTables(sql, createMemoryEventStore(), plans);
  const after = Promise.all([watch.look(), watch.look()]);
  held.emit('let go');
  await before;
  expect(seen.map(({ size }) => size)).toEqual([0]);
  await after;
  expect(seen.map(({ size }) => size)).toEqual([0, plans.length]);
  await watch.stop();
});
