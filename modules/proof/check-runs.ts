import {
  type Actor,
  type CommandContext,
  type FairQueue,
  fairQueue,
  localDateIn,
  type ModuleDependencies,
} from '@wonderlings/kernel';
import { type CheckPart, checkHistory } from './check-history.ts';
import { HistoryCheck } from './contract.ts';
import { recordCheck } from './proof.ts';

/** Each takes a processor for as long as it runs: about five seconds for 100,000 entries. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** How often a run tells how far it is. */
const TELL_EVERY_MS = 500;

const NOTHING: HistoryCheck = {
  state: 'none',
  by: null,
  at: null,
  progress: null,
  street: null,
  result: null,
  busy: false,
};

/** The run was stopped, or another one took its place. */
class Superseded extends Error {}

interface Start {
  readonly childId: string;
  readonly context: CommandContext;
  /** Whose turn in the line it takes. */
  readonly network: string;
  readonly report: (error: unknown, what: string) => void;
}

/** Checks of histories as background runs: they go on when their page is left, and any server can say how far they are. */
export interface Checks {
  start(start: Start): Promise<HistoryCheck>;
  latest(childId: string): Promise<HistoryCheck>;
  stop(childId: string): Promise<HistoryCheck>;
}

export function createChecks(dependencies: ModuleDependencies): Checks {
  const { vault, children, now, newId } = dependencies;
  const parts = { ...dependencies, keys: vault };
  const line: FairQueue = fairQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, code: 'check.full' });

  async function latest(childId: string): Promise<HistoryCheck> {
    const run = await vault.latestCheck(childId);
    if (!run) return NOTHING;
    // What this module stored; an older release's report may lack what a newer one has.
    const stored = HistoryCheck.safeParse(run.report);
    if (!stored.success) return NOTHING;
    return run.state === 'lost' ? { ...stored.data, state: 'failed', progress: null } : stored.data;
  }

  async function run(runId: string, begun: HistoryCheck, { childId, context, report }: Start): Promise<void> {
    let last: CheckPart = { progress: null, street: null };
    let toldAt = 0;
    async function tell(part: CheckPart): Promise<void> {
      const isNewStage = part.progress?.stage !== last.progress?.stage;
      last = part;
      if (!isNewStage && now().getTime() - toldAt < TELL_EVERY_MS) return;
      toldAt = now().getTime();
      if (!(await vault.tellCheck(childId, runId, { ...begun, ...part }, true))) throw new Superseded();
    }
    try {
      const today = localDateIn(now(), context.timeZone);
      const { street, result } = await checkHistory(parts, { childId, today, onProgress: tell });
      const at = now().toISOString();
      const done: HistoryCheck = { ...begun, state: 'done', at, street, result };
      if (!(await vault.tellCheck(childId, runId, done, false)) || !result) return;
      await children.execute(childId, recordCheck(result.found, result.entries), { ...context, now: now() });
    } catch (error) {
      if (error instanceof Superseded) return;
      report(error, 'A check of a history could not be finished, or not be recorded');
      // Nothing is told of a run that is over: its result stands, although the history cannot take the line about it.
      const failed: HistoryCheck = { ...begun, state: 'failed', at: now().toISOString(), street: last.street };
      await vault.tellCheck(childId, runId, failed, false).catch((fault: unknown) => report(fault, 'A check is lost'));
    }
  }

  return {
    latest,

    async start(start) {
      const { childId, context, network, report } = start;
      const runId = newId();
      const begun: HistoryCheck = { ...NOTHING, state: 'running', by: whoseOf(context.actor), at: now().toISOString() };
      if (!(await vault.beginCheck(childId, runId, begun))) return { ...(await latest(childId)), busy: true };
      void line(network, () => run(runId, begun, start)).catch(async (error: unknown) => {
        report(error, 'A check found no place in the line');
        await vault.tellCheck(childId, runId, { ...begun, state: 'failed' }, false);
      });
      return begun;
    },

    async stop(childId) {
      const { street, by } = await latest(childId);
      await vault.stopCheck(childId, { ...NOTHING, state: 'stopped', by, street, at: now().toISOString() });
      return latest(childId);
    },
  };
}

const whoseOf = (actor: Actor): HistoryCheck['by'] => (actor === 'grown-up' ? 'grown-up' : 'child');
