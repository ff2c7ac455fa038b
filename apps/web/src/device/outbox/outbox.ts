import { readAnswer } from '../../lib/api/call.ts';
import { newIdempotencyKey, send } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import type { Session } from '../../lib/session/session.ts';
import { askToKeep } from '../store/ask-to-keep.ts';
import { tellTabs } from '../store/device-news.ts';
import { storageProblem } from '../store/storage-problem.ts';
import { type Command, type CommandKind, commandKindOf, type KeptCommand, provideCommandKinds } from './command.ts';
import { timeZoneHere } from './legacy-command.ts';
import { dropCommand, keepCommand, readCommands, setAside } from './outbox-storage.ts';
import { type Because, NotKept, verdictOf, waitAfter } from './verdict.ts';

export type OutboxSession = Pick<Session, 'status' | 'user' | 'queryClient' | 'refresh'>;

export interface OutboxWorld {
  /** Whose session this browser has now. */
  readonly session: () => OutboxSession | null;
  /** Runs `work` while no other tab sends for that user. */
  readonly alone: (userId: string, work: () => Promise<void>) => Promise<void>;
}

/** `sent`: the server has it; `result` is what the kind made of its answer. `kept`: this device has it, and sends it later. */
export type Outcome<Result> =
  | { readonly status: 'sent'; readonly result: Result | null }
  | { readonly status: 'kept'; readonly because: Because };

interface Made {
  readonly body: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly words?: string;
  /** Twice under one id is once. Default: a new one. */
  readonly id?: string;
  readonly madeAt?: Date;
}

/** What one user has done on this device and the server does not know yet. It lives as long as the page. */
export interface Outbox {
  /**
   * For a page that waits for the answer. Rejects with the server's refusal, or with what kept it from being sent where this
   * device did not keep it either: nothing of it is left here then, and the page still has the words.
   */
  save<Answer, Result>(kind: CommandKind<Answer, Result>, made: Made): Promise<Outcome<Result>>;
  /** For an act that the page does not wait for. Where nothing can be kept, it is tried from memory. */
  add<Answer, Result>(kind: CommandKind<Answer, Result>, made: Made): void;
  /** Sends everything that waits, here and on the device. Quiet: what does not go through waits for the next time. */
  flush(): Promise<void>;
  /** What this device keeps, in order: what waits, and what was refused. */
  readonly getState: () => readonly KeptCommand[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Another tab has changed it. */
  refresh(): Promise<void>;
  /** Only what was refused: what waits may be on its way. */
  remove(id: string): Promise<void>;
  /** Puts what was refused back in its place. */
  retry(id: string): Promise<void>;
  forget(): void;
}

/** A page shows "Saved on this device" when there is no answer by then; it is still being sent. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Each command goes on the device before it is sent and leaves it when the server has it. A lost answer, a closed page or a
 * second tab send it again under the same key, which the server carries out once; its body names the child, and a server
 * that has another child's session refuses it.
 */
export function createOutbox(userId: string, { session, alone }: OutboxWorld): Outbox {
  const listeners = new Set<() => void>();
  const inMemory = new Map<string, Command>();
  /** By this page; one that could not be taken off the device is not sent again before the next load. */
  const sent = new Set<string>();
  const watched = new Map<string, (outcome: Outcome<unknown>) => void>();
  const refusedTo = new Map<string, (reason: unknown) => void>();
  let state: readonly KeptCommand[] = [];
  let flushing: Promise<void> | null = null;
  let again = false;
  let because: Because = 'in-line';
  let failures = 0;
  /** Until then the server has asked not to be tried. */
  let askedUntil = 0;
  let lastReason: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isHere = (): boolean => {
    const now = session();
    return now?.status === 'signed-in' && now.user?.id === userId;
  };

  async function kept(): Promise<readonly KeptCommand[]> {
    // A browser without any storage of this kind has kept nothing.
    if (typeof indexedDB === 'undefined') return [];
    return readCommands(userId).catch((reason: unknown) => {
      logFailure('What waits on this device could not be read', reason);
      return [];
    });
  }

  async function refresh(): Promise<void> {
    const now = (await kept()).filter(({ id }) => !sent.has(id));
    if (now.length === 0 && state.length === 0) return;
    state = now;
    for (const listener of listeners) listener();
  }

  /** This page and the others show it. */
  async function changed(): Promise<void> {
    tellTabs({ userId, what: 'outbox' });
    await refresh();
  }

  async function done(id: string): Promise<void> {
    sent.add(id);
    inMemory.delete(id);
    await dropCommand(userId, id).catch((reason: unknown) =>
      logFailure('Something that was sent stays on this device', reason),
    );
  }

  async function waiting(): Promise<readonly Command[]> {
    const onDevice = (await kept()).filter(({ refused, id }) => refused === null && !sent.has(id));
    const ids = new Set(onDevice.map(({ id }) => id));
    return [...onDevice, ...[...inMemory.values()].filter(({ id }) => !ids.has(id))];
  }

  async function sendAll(): Promise<void> {
    for (const command of await waiting()) {
      if (Date.now() < askedUntil) return;
      if (!isHere()) {
        because = 'signed-out';
        return;
      }
      if (!(await sendOne(command))) return;
    }
    failures = 0;
  }

  /** False when everything behind it has to wait, too. */
  async function sendOne(command: Command): Promise<boolean> {
    const { id, params, body, timeZone } = command;
    try {
      const kind = await commandKindOf(command.kind);
      if (!kind) {
        logFailure('This release does not know what to do with', command.kind);
        return true;
      }
      const response = await send(kind.endpoint, {
        ...(params ? { params } : {}),
        body: { ...body, userId },
        idempotencyKey: id,
        // A journey between two tries must not move the day on which it was done.
        headers: { 'Time-Zone': timeZone, 'Sent-At': new Date().toISOString() },
      });
      await arrived(kind, command, await answerIn(kind, response));
      return true;
    } catch (reason) {
      return giveUp(command, reason);
    }
  }

  /** Nothing that goes wrong here may have it sent again. */
  async function arrived(kind: CommandKind, command: Command, answer: unknown): Promise<void> {
    await done(command.id);
    const result = resultOf(kind, answer, command);
    await changed();
    watched.get(command.id)?.({ status: 'sent', result });
  }

  function resultOf(kind: CommandKind, answer: unknown, command: Command): unknown {
    const { queryClient } = session() ?? {};
    // Signed out by now: it is read with everything else at the next sign-in.
    if (!queryClient) return null;
    try {
      return kind.onSent(queryClient, answer, command);
    } catch (reason) {
      logFailure('What was sent is not shown yet', reason);
      return null;
    }
  }

  async function giveUp(command: Command, reason: unknown): Promise<boolean> {
    const verdict = verdictOf(reason, command, new Date());
    logFailure('Something is not with the server yet', reason);
    if (verdict.is === 'later') {
      because = verdict.because;
      lastReason = reason;
      // A remembered device can sign in again by itself; the next time it goes through.
      if (because === 'signed-out') session()?.refresh();
      failures += 1;
      askedUntil = Date.now() + verdict.afterMs;
      tryAfter(Math.max(verdict.afterMs, waitAfter(failures)));
      return false;
    }
    const tell = refusedTo.get(command.id);
    const isLetGo = (await commandKindOf(command.kind))?.whenRefused === 'let-go';
    // The page that waits for it has the words, and says what is wrong with them.
    if (tell || isLetGo || inMemory.has(command.id)) await done(command.id);
    else await setAside(userId, command.id, verdict.refused);
    tell?.(reason);
    await changed();
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

  async function keep<Answer, Result>(kind: CommandKind<Answer, Result>, made: Made) {
    // The cast: a command is handed to the kind that it was made by, see `commandKindOf`.
    provideCommandKinds({ [kind.kind]: async () => kind as unknown as CommandKind<never> });
    const command: Command = {
      id: made.id ?? newIdempotencyKey(),
      kind: kind.kind,
      ...(made.params ? { params: made.params } : {}),
      body: made.body,
      ...(made.words === undefined ? {} : { words: made.words }),
      madeAt: (made.madeAt ?? new Date()).toISOString(),
      timeZone: timeZoneHere(),
    };
    inMemory.set(command.id, command);
    sent.delete(command.id);
    const problem = await keepCommand(userId, command).then(
      () => null,
      (reason: unknown) => {
        logFailure('Something could not be kept on this device', reason);
        return { reason };
      },
    );
    if (!problem) {
      inMemory.delete(command.id);
      askToKeep();
    }
    return { id: command.id, problem };
  }

  return {
    async save(kind, made) {
      const { id, problem } = await keep(kind, made);
      return new Promise((resolve, reject) => {
        const forgetPage = () => {
          watched.delete(id);
          refusedTo.delete(id);
          clearTimeout(late);
        };
        const settle = (outcome: Outcome<unknown>) => {
          forgetPage();
          // The cast: the outcome of this id is what this kind has made of its answer.
          resolve(outcome as Outcome<never>);
        };
        const fail = (reason: unknown) => {
          forgetPage();
          inMemory.delete(id);
          reject(reason);
        };
        watched.set(id, settle);
        refusedTo.set(id, fail);
        const showKept = () => void changed().then(() => settle({ status: 'kept', because }));
        const late = problem ? undefined : setTimeout(showKept, ANSWER_WITHIN_MS);
        void flush().then(() => {
          if (!watched.has(id)) return;
          if (problem) fail(new NotKept(storageProblem(problem.reason), lastReason));
          else showKept();
        });
      });
    },
    add: (kind, made) => void keep(kind, made).then(changed).then(flush),
    flush,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    async remove(id) {
      await dropCommand(userId, id);
      await changed();
    },
    async retry(id) {
      await setAside(userId, id, null);
      await changed();
      await flush();
    },
    forget() {
      clearTimeout(timer);
      inMemory.clear();
      state = [];
      for (const listener of listeners) listener();
    },
  };
}

async function answerIn(kind: CommandKind, response: Response): Promise<unknown> {
  return readAnswer(kind.endpoint, response).catch((reason: unknown) => {
    logFailure('The answer of what was sent could not be read', reason);
    return null;
  });
}
