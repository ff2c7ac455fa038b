import type { Sql } from '@wonderlings/postgres';

/** What can be done to a stream by who can write to the database: the fence of the table is taken down for it. */
export async function tamper(sql: Sql, work: (tx: Sql) => Promise<unknown>): Promise<void> {
  await sql`alter table log.events disable trigger events_never_change`;
  try {
    await work(sql);
  } finally {
    await sql`alter table log.events enable always trigger events_never_change`;
  }
}

/** So that no two rows share a number on the way. */
const FAR = 100_000;

/** Changes to one stream; revisions count from 0. */
export const LOG_CHANGES: Readonly<Record<string, (sql: Sql, stream: string, revision: number) => Promise<unknown>>> = {
  altered: (sql, stream, revision) => sql`
    update log.events set data = set_byte(data, 20, get_byte(data, 20) # 1)
    where stream = ${stream} and revision = ${revision}`,
  removed: (sql, stream, revision) => sql`delete from log.events where stream = ${stream} and revision = ${revision}`,
  async inserted(sql, stream, revision) {
    await sql`update log.events set revision = revision + ${FAR} where stream = ${stream} and revision >= ${revision}`;
    await sql`
      insert into log.events
      select (jsonb_populate_record(event, jsonb_build_object(
        'id', gen_random_uuid(), 'revision', ${revision}::integer, 'position', (select max(position) + 1 from log.events)))).*
      from log.events event where stream = ${stream} and revision = ${revision - 1}`;
    await sql`
      update log.events set revision = revision - ${FAR - 1} where stream = ${stream} and revision >= ${FAR}`;
  },
  async moved(sql, stream, revision) {
    await sql`update log.events set revision = ${FAR} where stream = ${stream} and revision = ${revision}`;
    await sql`update log.events set revision = ${revision} where stream = ${stream} and revision = ${revision + 1}`;
    await sql`update log.events set revision = ${revision + 1} where stream = ${stream} and revision = ${FAR}`;
  },
  'cut-off': (sql, stream, revision) => sql`
    delete from log.events where stream = ${stream} and revision >= ${revision}`,
};
