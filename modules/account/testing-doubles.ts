import {
  ChildErased,
  type Composed,
  type EventStore,
  type KeyRing,
  open,
  type StoredEvent,
  type TableRow,
  type WaitUntilReached,
} from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

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
