import {
  type AppendResult,
  ChildErased,
  type Composed,
  type EventStore,
  type KeyRing,
  open,
  type StoredEvent,
  type TableRow,
  type WaitUntilReached,
  WrongExpectedRevision,
} from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

/** A log in memory. */
export function memoryEventStore(): EventStore {
  const all: StoredEvent[] = [];
  const of = (stream: string) => all.filter((event) => event.stream === stream);
  const unused = () => {
    throw new Error('Not needed here');
  };
  return {
    async append(stream, expected, events): Promise<AppendResult> {
      const known = of(stream);
      const again = known.findLast((event) => events.some(({ id }) => id === event.id));
      if (again) return { revision: again.revision, position: again.position, duplicate: true };
      const actual = known.length === 0 ? 'none' : known.length - 1;
      if (actual !== expected) throw new WrongExpectedRevision(stream, expected, actual);
      for (const event of events) all.push({ ...event, position: String(all.length + 1) });
      return { revision: known.length + events.length - 1, position: String(all.length), duplicate: false };
    },
    readStream: async (stream, { from = 0, limit = Number.POSITIVE_INFINITY } = {}) =>
      of(stream).slice(from, from + limit),
    readAll: async ({ after, limit }) => all.slice(Number(after ?? 0), Number(after ?? 0) + limit),
    subscribe: unused,
    head: unused,
    comparePositions: (a, b) => Number(a) - Number(b),
    lag: unused,
    close: async () => {},
  };
}

/** The one table of this module, in Postgres, brought up to date whenever somebody waits for it. */
export async function tableWriter(
  sql: Sql,
  { tables, registry }: Composed,
  store: EventStore,
  keys: KeyRing,
): Promise<WaitUntilReached> {
  const [table] = tables;
  if (!table) throw new Error('No table');
  const columns = Object.entries(table.columns).map(([name, { type }]) => `${name} ${type}`);
  await sql.unsafe(
    `create schema read; create table read.${table.name} (${columns.join(', ')}, primary key (${table.key.join(', ')}))`,
  );
  let checkpoint = 0;
  let writing: Promise<unknown> = Promise.resolve();

  async function catchUp(): Promise<void> {
    const events = await store.readAll({ after: String(checkpoint), limit: 1_000 });
    for (const stored of events) {
      await write(stored);
      checkpoint = Number(stored.position);
    }
  }

  async function write(stored: StoredEvent): Promise<void> {
    const childId = stored.stream.replace('child-', '');
    const { event, unreadable } = open(stored, (await keys.keysOf([childId])).get(childId) ?? null, registry);
    const fold = table?.folds.find(({ type }) => type === event.type);
    if (event.type !== ChildErased.type && (unreadable || !fold)) return;
    const [row] = await sql<TableRow[]>`select * from read.users where id = ${childId}`;
    const next = unreadable || !fold ? null : fold.fold(row, event, [childId]);
    await sql`delete from read.users where id = ${childId}`;
    if (next) await sql`insert into read.users ${sql(next as never)}`;
  }

  return async () => {
    writing = writing.then(catchUp);
    await writing;
    return true;
  };
}
