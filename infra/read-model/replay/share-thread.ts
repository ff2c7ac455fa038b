import { parentPort, type Worker } from 'node:worker_threads';
import type { ReadModelParts } from '../read-model-parts.ts';
import { FoldError } from '../table/fold-event.ts';
import { openReplaySession } from './replay-session.ts';
import { type OnEvents, type Share, type ShareReached, type ShareTask, shareInProcess } from './share.ts';

/** What a thread is told, first its task. */
type ThreadMessage =
  | { readonly kind: 'build'; readonly task: ShareTask }
  | { readonly kind: 'catch-up'; readonly upTo: string | undefined; readonly without: readonly string[] }
  | { readonly kind: 'stop' };

/** A fold's failure, without its cause: an error loses its class between threads, and may quote a child. */
type ToldFailure = Pick<FoldError, 'table' | 'eventId' | 'position' | 'message'>;
type Reached = Omit<ShareReached, 'failed'> & { readonly failed: readonly ToldFailure[] };

/** What a thread says. */
type Said =
  | { readonly kind: 'events'; readonly events: number; readonly looked: number }
  | ({ readonly kind: 'reached' } & Reached)
  | { readonly kind: 'failed'; readonly message: string };

/** Has a share built by a thread that runs {@link serveShares}, and ends it. */
export function shareInThread(worker: Worker, task: ShareTask, onEvents: OnEvents): Share {
  let answer: ((reached: ShareReached) => void) | undefined;
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // It is raced by each call; between them it is heard by none.
  failed.catch(() => undefined);
  const tell = (told: ThreadMessage) => worker.postMessage(told);

  worker.on('message', (said: Said) => {
    if (said.kind === 'failed') fail(new Error(said.message));
    else if (said.kind === 'reached') answer?.({ ...said, failed: said.failed.map(FoldError.told) });
    else {
      try {
        onEvents(said.events, said.looked);
      } catch (error) {
        fail(error as Error);
      }
    }
  });
  worker.on('error', (error) => fail(new Error('A thread of the replay ended', { cause: error })));
  worker.on('exit', (code) => fail(new Error(`A thread of the replay ended with ${code}`)));
  tell({ kind: 'build', task });

  return {
    catchUp(upTo, without) {
      const reached = new Promise<ShareReached>((resolve) => {
        answer = resolve;
      });
      tell({ kind: 'catch-up', upTo, without });
      return Promise.race([reached, failed]);
    },
    stop: () => tell({ kind: 'stop' }),
    async close() {
      // Its connections end with it, and an unfinished page of it is rolled back.
      await worker.terminate();
    },
  };
}

interface ServeOptions {
  /** With stores of the thread's own, which end with it. */
  readonly parts: ReadModelParts;
  /** An error in a sentence without words of a child. */
  readonly describe: (error: unknown) => string;
}

/** What a thread of a replay does, until it is ended: builds the share that it is told of. */
export function serveShares({ parts, describe }: ServeOptions): void {
  const port = parentPort;
  if (!port) throw new Error('This runs in a thread that a replay has started');
  const say = (said: Said) => port.postMessage(said);
  let building: ReturnType<typeof begin> | undefined;

  async function begin(task: ShareTask) {
    const session = await openReplaySession(parts.sql);
    return {
      session,
      share: shareInProcess({
        parts,
        session,
        task,
        onEvents: (events, looked) => say({ kind: 'events', events, looked }),
      }),
    };
  }

  async function catchUp(upTo: string | undefined, without: readonly string[]): Promise<void> {
    if (!building) throw new Error('A thread of the replay has no task yet');
    const { share, session } = await building;
    const { failed, ...reached } = await share.catchUp(upTo, without);
    session.check();
    const told = failed.map(({ table, eventId, position, message }) => ({ table, eventId, position, message }));
    say({ kind: 'reached', ...reached, failed: told });
  }

  const fail = (error: unknown) => say({ kind: 'failed', message: describe(error) });
  port.on('message', (told: ThreadMessage) => {
    if (told.kind === 'catch-up') return void catchUp(told.upTo, told.without).catch(fail);
    // Why it has not begun is told already.
    if (told.kind === 'stop')
      return void building?.then(
        ({ share }) => share.stop(),
        () => undefined,
      );
    building = begin(told.task);
    building.catch(fail);
  });
}
