import type { SealedEvent } from '@wonderlings/kernel';
import { connect, migrate, type Sql } from '@wonderlings/postgres';
import { type BenchRow, median } from '../../../bench/bench-row.ts';
import { createPostgresEventStore, eventLogMigrations } from '../index.ts';
import { type Append, perSecond } from './writers.ts';

/** Writers, and the least ratio that the budgets page asks for. */
const LOADS = [
  { writers: 1, goal: 0.5 },
  { writers: 8, goal: 1 },
  { writers: 32, goal: 2 },
] as const;
const ROUNDS = 5;
const WARM_UP_MS = 500;

/**
 * Durable appends a second, against single-row INSERT commits into a table of the same columns and indexes, on one
 * connection a writer. The two take turns, and the medians are compared, because machines are noisy.
 * @param url an empty database of its own, on a server with fsync on
 */
export async function benchAppend(url: string): Promise<BenchRow[]> {
  const sql = connect(url, { max: 4, applicationName: 'bench-log' });
  const raw = connect(url, { max: Math.max(...LOADS.map((load) => load.writers)), applicationName: 'bench-raw' });
  await migrate(sql, [eventLogMigrations]);
  await createRawTable(sql);
  const store = createPostgresEventStore({ sql, listen: () => connect(url, { max: 1 }) });
  const ours: Append = (event) =>
    store.append(event.stream, event.revision === 0 ? 'none' : event.revision - 1, [event]);
  const reference: Append = (event) => insertRaw(raw, event);
  const rows: BenchRow[] = [];
  try {
    for (const { writers, goal } of LOADS) {
      rows.push(await compare(`append, ${writers} writer${writers > 1 ? 's' : ''}`, writers, goal, ours, reference));
    }
  } finally {
    await store.close();
    await Promise.all([sql.end({ timeout: 5 }), raw.end({ timeout: 5 })]);
  }
  return rows;
}

async function compare(
  name: string,
  writers: number,
  goal: number,
  ours: Append,
  reference: Append,
): Promise<BenchRow> {
  await Promise.all([perSecond(writers, ours, WARM_UP_MS), perSecond(writers, reference, WARM_UP_MS)]);
  const measured: { ours: number; reference: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.push({ reference: await perSecond(writers, reference), ours: await perSecond(writers, ours) });
  }
  const [mine, theirs] = [median(measured.map((each) => each.ours)), median(measured.map((each) => each.reference))];
  return {
    name,
    ours: `${Math.round(mine)}/s`,
    reference: `${Math.round(theirs)}/s INSERT`,
    ratio: `${(mine / theirs).toFixed(2)}×`,
    goal: `≥ ${goal}×`,
  };
}

async function createRawTable(sql: Sql): Promise<void> {
  await sql`create schema bench`;
  await sql`create table bench.raw (like log.events including defaults including storage including indexes)`;
  await sql`create sequence bench.raw_position`;
  await sql`alter table bench.raw alter column position set default nextval('bench.raw_position')`;
}

function insertRaw(sql: Sql, event: SealedEvent) {
  return sql`
    insert into bench.raw (
      at, revision, version, local_date, id, command_id, causation_id, stream, type, time_zone, actor, correlation_id, hash,
      previous_hash, data
    ) values (
      ${event.at}, ${event.revision}, ${event.version}, ${event.localDate}, ${event.id}, ${event.commandId},
      ${event.causationId}, ${event.stream}, ${event.type}, ${event.timeZone}, ${event.actor}, ${event.correlationId},
      ${Buffer.from(event.hash, 'hex')}, ${Buffer.from(event.previousHash, 'hex')}, ${Buffer.from(event.data)}
    ) returning position`;
}
