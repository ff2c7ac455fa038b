import { newIdempotencyKey } from '../../lib/api/request.ts';
import { storageProblem } from '../store/browser-storage.ts';
import { type Command, type CommandKind, type KeptCommand, provideCommandKinds, timeZoneHere } from './command.ts';
import { Keeping } from './keeping.ts';
import { dropCommand } from './outbox-storage.ts';
import { type OutboxWorld, Sending, type Waiter } from './sending.ts';
import { type Because, NotKept } from './verdict.ts';

/** `sent`: the server has it; `result` is what the kind made of its answer. `kept`: this device has it, and sends it later. */
export type Outcome<Result> =
  | { readonly status: 'sent'; readonly result: Result | null }
  | { readonly status: 'kept'; readonly because: Because };

/**
 * What has become of an act after one try. `sent`: the server has it. `waits`: this device has it, and sends it later. `in-memory`: so has
 * this page alone, as the device could not keep it. `gone`: it was refused or replaced, or another tab has sent it.
 */
export type Added = 'sent' | 'waits' | 'in-memory' | 'gone';

export interface Made {
  readonly body: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly about?: string;
  readonly words?: string;
  /** Twice under one id is once. Default: a new one. */
  readonly id?: string;
  readonly madeAt?: Date;
  /** One of a run of presses: for so many milliseconds it is not tried, so that the next one can replace it. */
  readonly settlesMs?: number;
}

/** What one user has done on this device and the server does not know yet. It lives as long as the page. */
export interface Outbox {
  /**
   * For a page that waits for the answer. Rejects with the server's refusal, or with what kept it from being sent where this
   * device did not keep it either: nothing of it is left here then, and the page still has the words.
   */
  save<Answer, Result>(kind: CommandKind<Answer, Result>, made: Made): Promise<Outcome<Result>>;
  /**
   * For an act that the page does not wait for: it is among what waits at once. Where nothing can be kept, it is tried from memory.
   * Never rejects: what is refused is its kind's to tell.
   */
  add<Answer, Result>(kind: CommandKind<Answer, Result>, made: Made): Promise<Added>;
  /** Sends everything that waits, here and on the device. Quiet: what does not go through waits for the next time. */
  flush(): Promise<void>;
  /** What waits, and what was refused, in order. */
  readonly getState: () => readonly KeptCommand[];
  /** Why what waits did not go through; null while no try has failed. */
  readonly getTrouble: () => Because | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another tab has changed it. */
  refresh(): Promise<void>;
  /** Only what was refused: what waits may be on its way. */
  remove(id: string): Promise<void>;
  /** Puts what was refused back in its place. */
  retry(id: string): Promise<void>;
  forget(): void;
  /** Nothing goes out any more: the page is gone. */
  stop(): void;
}

/** A page shows "Saved on this device" when there is no answer by then; it is still being sent. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Each command goes on the device before it is sent and leaves it when the server has it. A lost answer, a closed page or a
 * second tab send it again under the same key, which the server carries out once; its body names the child, and a server
 * that has another child's session refuses it.
 */
export function createOutbox(userId: string, world: OutboxWorld): Outbox {
  const keeping = new Keeping(userId);
  const waiters = new Map<string, Waiter>();
  const sending = new Sending(userId, world, keeping, waiters);

  async function keep(command: Command, kind: CommandKind<never>, isHidden: boolean) {
    // By this the command finds its kind again, see `commandKindOf`.
    provideCommandKinds({ [kind.kind]: async () => kind });
    return keeping.keep(command, kind, isHidden);
  }

  return {
    async save(kind, made) {
      const command = commandOf(kind.kind, made);
      const { id } = command;
      // The cast: a command is handed to the kind that it was made by.
      const problem = await keep(command, kind as unknown as CommandKind<never>, true);
      return new Promise((resolve, reject) => {
        const end = () => {
          waiters.delete(id);
          clearTimeout(late);
        };
        const onRefused = (reason: unknown) => {
          end();
          void keeping.drop(id);
          reject(reason);
        };
        const onSent = (result: unknown) => {
          end();
          // The cast: the result of this id is what this kind has made of its answer.
          resolve({ status: 'sent', result: result as never });
        };
        const showKept = () => {
          keeping.show(id);
          void keeping.changed().then(() => {
            if (!waiters.has(id)) return;
            end();
            resolve({ status: 'kept', because: sending.trouble ?? 'in-line' });
          });
        };
        waiters.set(id, { onSent, onRefused });
        const late = problem ? undefined : setTimeout(showKept, ANSWER_WITHIN_MS);
        void sending.flush().then(() => {
          if (!waiters.has(id)) return;
          if (problem) onRefused(new NotKept(storageProblem(problem.reason), sending.lastReason));
          else showKept();
        });
      });
    },
    async add(kind, made) {
      const command = commandOf(kind.kind, made);
      let isSent = false;
      waiters.set(command.id, { onSent: () => (isSent = true) });
      if (made.settlesMs !== undefined) sending.settle(command.id, made.settlesMs);
      const problem = await keep(command, kind as unknown as CommandKind<never>, false);
      await keeping.changed();
      await sending.flush();
      waiters.delete(command.id);
      if (isSent) return 'sent';
      if (!keeping.has(command.id)) return 'gone';
      return problem ? 'in-memory' : 'waits';
    },
    flush: () => sending.flush(),
    getState: keeping.getState,
    getTrouble: () => sending.trouble,
    subscribe: keeping.subscribe,
    refresh: () => keeping.read(),
    async remove(id) {
      await dropCommand(userId, id);
      await keeping.changed();
    },
    async retry(id) {
      await keeping.setAside(id, null);
      await keeping.changed();
      await sending.flush();
    },
    forget() {
      sending.rest();
      keeping.forget();
    },
    stop: () => sending.stop(),
  };
}

const commandOf = (kind: string, { id, body, params, about, words, madeAt = new Date() }: Made): Command => ({
  id: id ?? newIdempotencyKey(),
  kind,
  ...(params ? { params } : {}),
  body,
  ...(about === undefined ? {} : { about }),
  ...(words === undefined ? {} : { words }),
  madeAt: madeAt.toISOString(),
  timeZone: timeZoneHere(),
});
