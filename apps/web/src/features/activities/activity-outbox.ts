import { type SavedSession, saveSession } from '@wonderlings/activities/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { newIdempotencyKey, send } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import { type ActivityRecord, sessionOf } from './activity-records.ts';
import { dropWaiting, keepWaiting, readWaiting, type Waiting } from './outbox-storage.ts';

/** What the page does with what happens; the newest page's wishes count. */
export interface OutboxListener {
  /** Null for an answer that this release cannot read: the server has it all the same. */
  readonly onSent: (session: SavedSession | null) => void;
  readonly onSignedOut: () => void;
}

/** The activities of one user that the server does not know yet. It lives as long as the page. */
export interface ActivityOutbox {
  /** Twice under one `key` is once. Default: a new one. */
  add(record: ActivityRecord, finishedAt: Date, key?: string): void;
  /** Sends everything that waits, here and on the device. Quiet: whatever does not go through waits for the next time. */
  flush(): Promise<void>;
  forget(): void;
}

/**
 * Each activity goes on the device before it is sent and leaves it when the server has it. A lost answer, a closed page or
 * a second tab send it again under the same key, which the server carries out once. Where nothing can be kept, it is tried
 * from memory.
 */
export function createActivityOutbox(userId: string, listener: OutboxListener): ActivityOutbox {
  const inMemory = new Map<string, Waiting>();
  let flushing: Promise<void> | null = null;
  let again = false;

  async function waiting(): Promise<readonly Waiting[]> {
    const kept = await readWaiting(userId).catch((reason: unknown) => {
      logFailure('What waits on this device could not be read', reason);
      return [];
    });
    const keys = new Set(kept.map(({ key }) => key));
    return [...kept, ...[...inMemory.values()].filter(({ key }) => !keys.has(key))];
  }

  async function done(key: string): Promise<void> {
    inMemory.delete(key);
    // What cannot be taken away is sent again one day, under its key, and changes nothing.
    await dropWaiting(userId, key).catch((reason: unknown) =>
      logFailure('A sent activity stays on this device', reason),
    );
  }

  async function sendAll(): Promise<void> {
    for (const { key, body } of await waiting()) {
      try {
        const response = await send(saveSession, { body: { ...body, userId }, idempotencyKey: key });
        await done(key);
        listener.onSent(await sessionIn(response));
      } catch (reason) {
        logFailure('An activity was not recorded', reason);
        if (reason instanceof ApiError && reason.status === 401) listener.onSignedOut();
        if (mayGoThroughLater(reason)) return;
        await done(key);
      }
    }
  }

  function flush(): Promise<void> {
    again = flushing !== null;
    flushing ??= sendAll().finally(() => {
      flushing = null;
      if (again) return flush();
    });
    return flushing;
  }

  return {
    add(record, finishedAt, key = newIdempotencyKey()) {
      const entry = { key, body: sessionOf(record, finishedAt) };
      inMemory.set(entry.key, entry);
      void keepWaiting(userId, entry)
        .catch((reason: unknown) => logFailure('An activity could not be kept on this device', reason))
        .then(flush);
    },
    flush,
    forget: () => inMemory.clear(),
  };
}

async function sessionIn(response: Response): Promise<SavedSession | null> {
  return response.json().then(
    (answer: unknown) => saveSession.answer.safeParse(answer).data ?? null,
    () => null,
  );
}

/**
 * What the server cannot make sense of will not make sense tomorrow, and a run that it has under this key it has for good;
 * everything else may go through.
 */
function mayGoThroughLater(reason: unknown): boolean {
  return !(reason instanceof ApiError) || ![400, 404, 413, 415, 422].includes(reason.status);
}
