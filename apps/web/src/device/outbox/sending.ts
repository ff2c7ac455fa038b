import { readAnswer } from '../../lib/api/call.ts';
import { isJson, send } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import type { Session } from '../../lib/session/session.ts';
import { type Command, type CommandKind, commandKindOf, type KeptCommand } from './command.ts';
import type { Keeping } from './keeping.ts';
import { type Because, verdictOf, waitAfter } from './verdict.ts';

export type OutboxSession = Pick<Session, 'status' | 'user' | 'queryClient' | 'refresh'>;

export interface OutboxWorld {
  /** Whose session this browser has now. */
  readonly session: () => OutboxSession | null;
  /** Runs `work` while no other tab sends for that user. */
  readonly alone: (userId: string, work: () => Promise<void>) => Promise<void>;
}

/** What a page that waits for a command is told of it. */
export interface Waiter {
  onSent(result: unknown): void;
  /** With this it has the words back: they are kept nowhere else. Left out: the command's kind decides. */
  readonly onRefused?: (reason: unknown) => void;
}

export interface Sending {
  /** Quiet: what does not go through waits for the next time. */
  flush(): Promise<void>;
  /** Why the last try did not go through; null before one has failed, and once everything went. */
  trouble(): Because | null;
  lastReason(): unknown;
  /** For so long it may be replaced: it is not tried, nor what comes after it about the same thing. */
  settle(id: string, ms: number): void;
  /** Tries nothing again by itself before the next flush. */
  rest(): void;
  /** Sends nothing any more. */
  stop(): void;
}

/** Sends what waits, one after the other, and tries again later what did not go through. */
export function createSending(
  userId: string,
  { session, alone }: OutboxWorld,
  keeping: Keeping,
  waiters: ReadonlyMap<string, Waiter>,
): Sending {
  const settling = new Set<string>();
  let flushing: Promise<void> | null = null;
  let again = false;
  let trouble: Because | null = null;
  let failures = 0;
  /** Until then the server has asked not to be tried. */
  let askedUntil = 0;
  let lastReason: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const isHere = (): boolean => {
    const now = isStopped ? null : session();
    return now?.status === 'signed-in' && now.user?.id === userId;
  };

  function inTrouble(because: Because | null): void {
    if (trouble === because) return;
    trouble = because;
    keeping.publish();
  }

  async function sendAll(): Promise<void> {
    const heldBack = new Set<string | undefined>();
    for (const command of await keeping.waiting()) {
      if (Date.now() < askedUntil) return;
      if (!isHere()) return inTrouble('signed-out');
      if (settling.has(command.id)) heldBack.add(command.about);
      if (settling.has(command.id) || (command.about !== undefined && heldBack.has(command.about))) continue;
      if (!(await sendOne(command))) return;
    }
    failures = 0;
    inTrouble(null);
  }

  /** False when everything behind it has to wait, too. */
  async function sendOne(command: KeptCommand): Promise<boolean> {
    const { id, params, body, timeZone } = command;
    const named = { ...body, userId };
    let kind: CommandKind | undefined;
    try {
      kind = await commandKindOf(command.kind);
      if (!kind) {
        logFailure('This release does not know what to do with', command.kind);
        return true;
      }
      // By now another command may have replaced it.
      if (!(await keeping.claim(id))) return true;
      // And the session may have ended.
      if (!isHere()) {
        inTrouble('signed-out');
        return false;
      }
      const response = await send(kind.endpoint, {
        ...(params ? { params } : {}),
        // Not every proxy lets a DELETE have a body.
        ...(kind.endpoint.method === 'DELETE' ? { query: named } : { body: named }),
        idempotencyKey: id,
        // A journey between two tries must not move the day on which it was done.
        headers: { 'Time-Zone': timeZone, 'Sent-At': new Date().toISOString() },
      });
      await arrived(kind, command, await answerIn(kind, response));
      return true;
    } catch (reason) {
      return giveUp(kind, command, reason);
    }
  }

  /** Nothing that goes wrong here may have it sent again. */
  async function arrived(kind: CommandKind, command: Command, answer: unknown): Promise<void> {
    await keeping.drop(command.id);
    const result = told('What was sent is not shown yet', (queryClient) => kind.onSent(queryClient, answer, command));
    await keeping.changed();
    waiters.get(command.id)?.onSent(result);
  }

  function told(failure: string, tell: (queryClient: NonNullable<OutboxSession['queryClient']>) => unknown): unknown {
    const { queryClient } = session() ?? {};
    // Signed out by now: it is read with everything else at the next sign-in.
    if (!queryClient) return null;
    try {
      return tell(queryClient);
    } catch (reason) {
      logFailure(failure, reason);
      return null;
    }
  }

  async function giveUp(kind: CommandKind | undefined, command: KeptCommand, reason: unknown): Promise<boolean> {
    const verdict = verdictOf(reason, command, new Date());
    logFailure('Something is not with the server yet', reason);
    if (verdict.is === 'later') {
      lastReason = reason;
      // A remembered device can sign in again by itself; the next time it goes through.
      if (verdict.because === 'signed-out') session()?.refresh();
      failures += 1;
      askedUntil = Date.now() + verdict.afterMs;
      tryAfter(Math.max(verdict.afterMs, waitAfter(failures)));
      inTrouble(verdict.because);
      return false;
    }
    const isLetGo = kind?.whenRefused === 'let-go';
    const tell = waiters.get(command.id)?.onRefused;
    // The page that waits for it has the words, and says what is wrong with them.
    if (tell || isLetGo || command.inMemory) await keeping.drop(command.id);
    else await keeping.setAside(command.id, verdict.refused);
    if (tell) tell(reason);
    else if (isLetGo) told('What was refused is still shown', (client) => kind?.onRefused?.(client, reason, command));
    await keeping.changed();
    return true;
  }

  function tryAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function flush(): Promise<void> {
    again = flushing !== null;
    flushing ??= alone(userId, sendAll)
      .catch((reason: unknown) => logFailure('What waits on this device was not sent', reason))
      .finally(() => {
        flushing = null;
        if (again) return flush();
      });
    return flushing;
  }

  return {
    flush,
    trouble: () => trouble,
    lastReason: () => lastReason,
    settle(id, ms) {
      settling.add(id);
      setTimeout(() => {
        settling.delete(id);
        void flush();
      }, ms);
    },
    rest: () => clearTimeout(timer),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Null for an answer that this release cannot read: the server has the command all the same.
 * @throws where the answer is not of the server: a network that asks to sign in first answers anything with a page of its own
 */
async function answerIn(kind: CommandKind, response: Response): Promise<unknown> {
  if (!isJson(response)) throw new Error('Not the server has answered, but the network');
  return readAnswer(kind.endpoint, response).catch((reason: unknown) => {
    logFailure('The answer of what was sent could not be read', reason);
    return null;
  });
}
