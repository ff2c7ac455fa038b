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

/** Sends what waits, one after the other, and tries again later what did not go through. */
export class Sending {
  readonly #userId: string;
  readonly #world: OutboxWorld;
  readonly #keeping: Keeping;
  readonly #waiters: ReadonlyMap<string, Waiter>;
  readonly #settling = new Set<string>();
  #flushing: Promise<void> | null = null;
  #again = false;
  #trouble: Because | null = null;
  #failures = 0;
  /** Until then the server has asked not to be tried. */
  #askedUntil = 0;
  #lastReason: unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(userId: string, world: OutboxWorld, keeping: Keeping, waiters: ReadonlyMap<string, Waiter>) {
    this.#userId = userId;
    this.#world = world;
    this.#keeping = keeping;
    this.#waiters = waiters;
  }

  /** Why the last try did not go through; null before one has failed, and once everything went. */
  get trouble(): Because | null {
    return this.#trouble;
  }

  get lastReason(): unknown {
    return this.#lastReason;
  }

  /** Quiet: what does not go through waits for the next time. */
  async flush(): Promise<void> {
    this.#again = this.#flushing !== null;
    this.#flushing ??= this.#world
      .alone(this.#userId, () => this.#sendAll())
      .catch((reason: unknown) => logFailure('What waits on this device was not sent', reason))
      .finally(() => {
        this.#flushing = null;
        if (this.#again) return this.flush();
      });
    return this.#flushing;
  }

  /** For so long it may be replaced: it is not tried, nor what comes after it about the same thing. */
  settle(id: string, ms: number): void {
    this.#settling.add(id);
    setTimeout(() => {
      this.#settling.delete(id);
      void this.flush();
    }, ms);
  }

  /** Tries nothing again by itself before the next flush. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  /** Sends nothing any more. */
  stop(): void {
    this.#isStopped = true;
    this.rest();
  }

  async #sendAll(): Promise<void> {
    const heldBack = new Set<string | undefined>();
    for (const command of await this.#keeping.waiting()) {
      if (Date.now() < this.#askedUntil) return;
      if (!this.#isHere()) return this.#inTrouble('signed-out');
      const settles = this.#settling.has(command.id);
      if (settles) heldBack.add(command.about);
      if (settles || (command.about !== undefined && heldBack.has(command.about))) continue;
      if (!(await this.#sendOne(command))) return;
    }
    this.#failures = 0;
    this.#inTrouble(null);
  }

  /** False when everything behind it has to wait, too. */
  async #sendOne(command: KeptCommand): Promise<boolean> {
    let kind: CommandKind | undefined;
    try {
      kind = await commandKindOf(command.kind);
      if (!kind) {
        logFailure('This release does not know what to do with', command.kind);
        return true;
      }
      // By now another command may have replaced it.
      if (!(await this.#keeping.claim(command.id))) return true;
      // And the session may have ended.
      if (!this.#isHere()) {
        this.#inTrouble('signed-out');
        return false;
      }
      const response = await sendCommand(kind, command, this.#userId);
      await this.#arrived(kind, command, await answerIn(kind, response));
      return true;
    } catch (reason) {
      return this.#giveUp(kind, command, reason);
    }
  }

  /** Nothing that goes wrong here may have it sent again. */
  async #arrived(kind: CommandKind, command: Command, answer: unknown): Promise<void> {
    await this.#keeping.drop(command.id);
    const result = this.#told('What was sent is not shown yet', (queryClient) =>
      kind.onSent(queryClient, answer, command),
    );
    await this.#keeping.changed();
    this.#waiters.get(command.id)?.onSent(result);
  }

  async #giveUp(kind: CommandKind | undefined, command: KeptCommand, reason: unknown): Promise<boolean> {
    const verdict = verdictOf(reason, command, new Date());
    logFailure('Something is not with the server yet', reason);
    if (verdict.is === 'later') {
      this.#lastReason = reason;
      this.#later(verdict.because, verdict.afterMs);
      return false;
    }
    const isLetGo = kind?.whenRefused === 'let-go';
    const tell = this.#waiters.get(command.id)?.onRefused;
    // The page that waits for it has the words, and says what is wrong with them.
    if (tell || isLetGo || command.inMemory) await this.#keeping.drop(command.id);
    else await this.#keeping.setAside(command.id, verdict.refused);
    if (tell) tell(reason);
    else if (isLetGo)
      this.#told('What was refused is still shown', (client) => kind?.onRefused?.(client, reason, command));
    await this.#keeping.changed();
    return true;
  }

  #later(because: Because, afterMs: number): void {
    // A remembered device can sign in again by itself; the next time it goes through.
    if (because === 'signed-out') this.#world.session()?.refresh();
    this.#failures += 1;
    this.#askedUntil = Date.now() + afterMs;
    this.rest();
    this.#timer = setTimeout(() => void this.flush(), Math.max(afterMs, waitAfter(this.#failures)));
    this.#inTrouble(because);
  }

  #told(failure: string, tell: (queryClient: NonNullable<OutboxSession['queryClient']>) => unknown): unknown {
    const { queryClient } = this.#world.session() ?? {};
    // Signed out by now: it is read with everything else at the next sign-in.
    if (!queryClient) return null;
    try {
      return tell(queryClient);
    } catch (reason) {
      logFailure(failure, reason);
      return null;
    }
  }

  #inTrouble(because: Because | null): void {
    if (this.#trouble === because) return;
    this.#trouble = because;
    this.#keeping.publish();
  }

  #isHere(): boolean {
    const now = this.#isStopped ? null : this.#world.session();
    return now?.status === 'signed-in' && now.user?.id === this.#userId;
  }
}

function sendCommand({ endpoint }: CommandKind, command: KeptCommand, userId: string): Promise<Response> {
  const { id, params, body, timeZone } = command;
  const named = { ...body, userId };
  return send(endpoint, {
    ...(params ? { params } : {}),
    // Not every proxy lets a DELETE have a body.
    ...(endpoint.method === 'DELETE' ? { query: named } : { body: named }),
    idempotencyKey: id,
    // A journey between two tries must not move the day on which it was done.
    headers: { 'Time-Zone': timeZone, 'Sent-At': new Date().toISOString() },
  });
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
