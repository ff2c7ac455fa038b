import { type StoredEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import type { AppendOutcome } from './append-batch.ts';
import type { Flush } from './append-queue.ts';
import type { AppendRequest } from './append-request.ts';
import { isContentFault } from './transient-failure.ts';

type StoreBatch = (requests: readonly AppendRequest[]) => Promise<readonly AppendOutcome[]>;

/**
 * A flush in one transaction; when one append spoils it, each gets a transaction of its own, so that only that one fails.
 * Rejects when the connection fails: the appends of that flush are stored or not, and may be sent again.
 */
export function flushWith(store: StoreBatch): Flush {
  return async (requests) => {
    try {
      return await store(requests);
    } catch (error) {
      if (requests.length === 1 || !isContentFault(error)) throw error;
      return oneByOne(requests, store);
    }
  };
}

async function oneByOne(requests: readonly AppendRequest[], store: StoreBatch): Promise<AppendOutcome[]> {
  const outcomes: AppendOutcome[] = [];
  for (const request of requests) {
    const [outcome] = await store([request]).catch((error: unknown) => [asError(error)]);
    if (!outcome) throw new Error(`The log gave no answer for the append to ${request.stream}`);
    outcomes.push(outcome);
    // The rest would run into the same wall, each after its own deadline.
    if (outcome instanceof Error && outage(outcome)) return requests.map((_, index) => outcomes[index] ?? outcome);
  }
  return outcomes;
}

const outage = (error: Error) => !(error instanceof WrongExpectedRevision) && !isContentFault(error);

/**
 * The events that each append of a flush added, in the order of the log; an append's own positions are consecutive and end at
 * its result.
 */
export function newlyStored(
  requests: readonly AppendRequest[],
  outcomes: readonly AppendOutcome[],
): readonly StoredEvent[][] {
  const stored = requests.flatMap(({ events }, index) => {
    const outcome = outcomes[index];
    if (!outcome || outcome instanceof Error || outcome.duplicate) return [];
    const first = BigInt(outcome.position) - BigInt(events.length) + 1n;
    return [{ first, events: events.map((event, nth) => ({ ...event, position: String(first + BigInt(nth)) })) }];
  });
  // Sandboxes come after the others, whatever the order of the requests.
  return stored.sort((one, other) => Number(one.first - other.first)).map(({ events }) => events);
}

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
