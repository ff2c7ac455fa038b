import { type ExpectedRevision, isSandboxStream, type SealedEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';
import { appendBatch } from './append-batch.ts';
import { type AppendRequest, appendRequest } from './append-request.ts';

/** One append among several, as `EventStore.append` takes it. */
export type AppendArguments = readonly [stream: string, expected: ExpectedRevision, events: readonly SealedEvent[]];

/**
 * New events of several children, each of whom comes once: stored in this order in one transaction, or not at all. That is how a log is copied;
 * what an append knows besides, of the same events again, it leaves out.
 * @throws WrongExpectedRevision also for events that are there already
 */
export type AppendMany = (appends: readonly AppendArguments[]) => Promise<void>;

/** @returns the position of the last event */
export function appendMany(sql: Sql, appends: readonly AppendArguments[]): Promise<string> {
  const requests = appends.map((each) => appendRequest(...each));
  assertApart(requests);
  return sql.begin(async (tx) => {
    const outcomes = await appendBatch(tx, requests);
    let last = '';
    requests.forEach(({ stream, expected }, index) => {
      const outcome = outcomes[index] ?? new Error(`The log gave no answer for the append to ${stream}`);
      if (outcome instanceof Error) throw outcome;
      if (outcome.duplicate) throw new WrongExpectedRevision(stream, expected, outcome.revision);
      last = outcome.position;
    });
    return last;
  });
}

/** A batch sees each stream as it was before; and it stores those of sandboxes after the others. */
function assertApart(requests: readonly AppendRequest[]): void {
  const streams = new Set<string>();
  for (const { stream } of requests) {
    if (streams.has(stream)) throw new Error(`${stream} comes twice in what is appended together`);
    if (isSandboxStream(stream)) throw new Error(`${stream} is a sandbox, in what is appended together`);
    streams.add(stream);
  }
}
