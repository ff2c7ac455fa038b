import { type AppendResult, isSandboxStream, type SealedEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import type { Queryable } from '@wonderlings/postgres';
import type { AppendRequest } from './append-request.ts';

/** What became of one append of a batch. */
export type AppendOutcome = AppendResult | Error;

interface OutcomeRow {
  readonly item: number;
  /** The stream's last revision before the batch; null for no stream. */
  readonly head: number | null;
  readonly repeated: boolean;
  readonly last_revision: number | null;
  readonly last_position: string | null;
}

/**
 * One statement, one transaction, one outcome for each request in their order. No two requests may be for one stream.
 * @throws PostgresError when one of them is malformed (then none is stored), or when the connection fails
 */
export async function appendBatch(sql: Queryable, requests: readonly AppendRequest[]): Promise<AppendOutcome[]> {
  const rows = await sql<OutcomeRow[]>`select * from log.append(${sql.json(batchOf(requests))})`;
  const byItem = new Map(rows.map((row) => [row.item, row]));
  return requests.map((request, item) => outcomeOf(request, byItem.get(item)));
}

function outcomeOf({ stream, expected }: AppendRequest, row: OutcomeRow | undefined): AppendOutcome {
  if (!row) return new Error(`The log gave no answer for the append to ${stream}`);
  if (row.last_revision === null || row.last_position === null) {
    return new WrongExpectedRevision(stream, expected, row.head ?? 'none');
  }
  return { revision: row.last_revision, position: row.last_position, duplicate: row.repeated };
}

/** A request and its place in the batch. */
type Item = readonly [request: AppendRequest, item: number];

// JSON carries the batch because it refuses what Postgres cannot hold, NUL and lone surrogates, where a text parameter
// would quietly store U+FFFD.
function batchOf(requests: readonly AppendRequest[]) {
  const items = requests.map((request, item): Item => [request, item]);
  const sandboxes = items.filter(([{ stream }]) => isSandboxStream(stream));
  if (sandboxes.length === 0) return partOf(items);
  return { ...partOf(items.filter(([{ stream }]) => !isSandboxStream(stream))), sandboxes: partOf(sandboxes) };
}

const partOf = (items: readonly Item[]) => ({
  appends: items.map(([{ stream, expected, events }, item]) => ({
    item,
    stream,
    expected: expected === 'none' ? -1 : expected,
    size: events.length,
    first_id: events[0].id,
  })),
  events: items.flatMap(([{ events }, item]) => events.map((event) => eventOf(event, item))),
});

function eventOf(event: SealedEvent, item: number) {
  return {
    item,
    at: event.at,
    revision: event.revision,
    version: event.version,
    local_date: event.localDate,
    id: event.id,
    command_id: event.commandId,
    causation_id: event.causationId,
    stream: event.stream,
    type: event.type,
    time_zone: event.timeZone,
    actor: event.actor,
    correlation_id: event.correlationId,
    hash: event.hash,
    previous_hash: event.previousHash,
    data: Buffer.from(event.data.buffer, event.data.byteOffset, event.data.byteLength).toString('base64'),
  };
}
