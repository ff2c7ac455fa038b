import { anchorFiles } from '@wonderlings/event-store';
import {
  buildAsOf,
  dropAsOf,
  previewTables,
  type ReplayProgress,
  rebuildTables,
  type TableTime,
  verifyTables,
} from '@wonderlings/read-model';
import { readModelParts } from '../../read-model.ts';
import { replayThreads } from '../../replay-threads.ts';
import type { Stores } from '../../stores.ts';
import { perSecond, withProgress } from '../progress.ts';
import { reportVerification } from '../verification-report.ts';
import type { ReplayRequest } from './arguments.ts';
import { inColumns } from './in-columns.ts';
import { changesAnything, previewAsJson, previewInLines } from './preview-report.ts';
import { rewardEffects } from './reward-effects.ts';

/** The command was asked to stop, and has. */
export const STOPPED = 130;
const CHANGES = 3;

export interface ReplayContext {
  readonly stores: Stores;
  readonly anchorDir: string;
  /** Aborted by SIGINT or SIGTERM. */
  readonly stop: AbortSignal;
}

type AskedFor<Kind extends ReplayRequest['kind']> = Extract<ReplayRequest, { kind: Kind }>;

const chosen = (tables: readonly string[] | undefined) => (tables ? { tables } : {});

const withReplayProgress = <Result>(
  work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>,
  stream: NodeJS.WriteStream = process.stdout,
) =>
  withProgress(
    '{value}/{total} events, {rate} events/s, {eta_formatted} left',
    (show) =>
      work(({ events, total, eventsPerSecond }) => show({ done: events, total, shown: { rate: eventsPerSecond } })),
    stream,
  );

/** Who asks for a number gets it, however short the log is. This thread has nothing else to do. */
const threadsOf = (stores: Stores, workers: number | undefined) => ({
  ...replayThreads(stores, workers),
  takesPart: true,
  ...(workers === undefined ? {} : { fromEvents: 0 }),
});

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const timesInLines = (times: readonly TableTime[]): string[] =>
  inColumns(
    ['table', 'rows', 'indexes'],
    [...times]
      .sort((a, b) => b.rowsMs + b.indexesMs - a.rowsMs - a.indexesMs)
      .map(({ table, rowsMs, indexesMs }) => [table, seconds(rowsMs), seconds(indexesMs)]),
  );

async function rebuild({ tables, workers, goOn }: AskedFor<'rebuild'>, { stores, stop }: ReplayContext) {
  const threads = threadsOf(stores, workers);
  const found = await withReplayProgress((onProgress) =>
    rebuildTables(readModelParts(stores), { ...chosen(tables), threads, stop, goOn, onProgress }),
  );
  const { events, ms, rebuilt, failed, times, swapMs, stopped } = found;
  for (const failure of failed) console.error(`Left as it was: ${failure.message}`);
  if (stopped) {
    console.log(
      stopped.at === null
        ? 'Stopped before anything was folded. The tables are as they were.'
        : `Stopped at position ${stopped.at}, after ${seconds(ms)}. The tables are as they were; npm run replay -- --continue goes on from there.`,
    );
    return STOPPED;
  }
  console.log(`Rebuilt ${rebuilt.join(', ') || 'no table'} from ${events} events (${perSecond(events, ms)} events/s).`);
  if (times.length > 0) {
    for (const line of timesInLines(times)) console.log(line);
    console.log(`All of it took ${seconds(ms)}, the swap ${seconds(swapMs)}.`);
  }
  return failed.length > 0 ? 1 : 0;
}

async function preview({ tables, workers, json }: AskedFor<'preview'>, { stores, stop }: ReplayContext) {
  const stream = json ? process.stderr : process.stdout;
  const threads = threadsOf(stores, workers);
  const options = { ...chosen(tables), threads, signal: stop };
  const withIts = <Result>(work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>) =>
    withReplayProgress(work, stream);
  const found = await withIts((onProgress) => previewTables(readModelParts(stores), { ...options, onProgress }));
  const rewards = await rewardEffects(stores, { withProgress: withIts, signal: stop });
  const all = { preview: found, rewards };
  if (json) console.log(JSON.stringify(previewAsJson(all), null, 2));
  else for (const line of previewInLines(all)) console.log(line);
  for (const failure of found.failed) console.error(`Would be left as it is: ${failure.message}`);
  if (found.failed.length > 0) return 1;
  return changesAnything(all) ? CHANGES : 0;
}

async function asOf({ tables, until, childId }: AskedFor<'as-of'>, { stores, stop }: ReplayContext) {
  const built = await withReplayProgress((onProgress) =>
    buildAsOf(readModelParts(stores), { ...chosen(tables), until, childId, signal: stop, onProgress }),
  );
  for (const failure of built.failed) console.error(`Left out: ${failure.message}`);
  const when = 'moment' in until ? until.moment : `position ${until.position}`;
  const end =
    built.position === null ? 'none of the log was recorded by then' : `the log up to position ${built.position}`;
  console.log(
    `As of ${when}${childId ? `, of child ${childId}` : ''}: ${end}, ${built.events} events in ${seconds(built.ms)}.`,
  );
  const rows = built.tables.map(({ table, rows, rowsMs, indexesMs }) => [
    `as_of.${table}`,
    String(rows),
    seconds(rowsMs + indexesMs),
  ]);
  for (const line of inColumns(['table', 'rows', 'took'], rows)) console.log(line);
  console.log('Drop them with npm run replay -- --drop; the next --as-of replaces them.');
  return built.failed.length > 0 ? 1 : 0;
}

async function drop({ stores }: ReplayContext) {
  const dropped = await dropAsOf(stores.sql);
  console.log(dropped.length > 0 ? `Dropped as_of.${dropped.join(', as_of.')}.` : 'Nothing is in as_of.');
  return 0;
}

async function verify({ tables, anchor }: AskedFor<'verify'>, { stores, anchorDir }: ReplayContext) {
  console.log(`The log is in ${stores.log.place}.`);
  const options = { ...chosen(tables), anchor, anchors: anchorFiles(anchorDir) };
  const found = await withReplayProgress((onProgress) =>
    verifyTables(readModelParts(stores), { ...options, onProgress }),
  );
  return reportVerification(found) ? 0 : 1;
}

/** Does what was asked for. @returns the exit code @throws Error with a sentence */
export async function replay(asked: Exclude<ReplayRequest, { kind: 'help' }>, context: ReplayContext): Promise<number> {
  try {
    switch (asked.kind) {
      case 'rebuild':
        return await rebuild(asked, context);
      case 'preview':
        return await preview(asked, context);
      case 'as-of':
        return await asOf(asked, context);
      case 'drop':
        return await drop(context);
      case 'verify':
        return await verify(asked, context);
    }
  } catch (error) {
    if (!context.stop.aborted) throw error;
    console.log('Stopped. The tables are as they were, and nothing is left of it.');
    return STOPPED;
  }
}
