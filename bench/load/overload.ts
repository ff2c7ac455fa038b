import type { Answered, Timing } from './crowd.process.ts';
import type { Crowd } from './crowd.ts';
import { type Running, type Watched, watched } from './server-watch.ts';

/** Calls a second, until something gives way, and once it has, until the server turns some away. */
const RATES = [400, 600, 900, 1_400, 2_200, 3_500] as const;
const SECONDS = 4;
/** A child that waits for longer thinks that it is broken. */
const MOST_P99_MS = 1_000;

export interface Step {
  readonly perSecond: number;
  readonly seen: Watched<Answered>;
}

/** Raises the rate step by step; the last step is the one at which the server turned calls away, or the highest. */
export async function raiseRate(crowd: Crowd, server: { readonly opsUrl: string; readonly running: Running }) {
  const steps: Step[] = [];
  for (const perSecond of RATES) {
    const seen = await watched(server, () => crowd.rate(perSecond, SECONDS));
    steps.push({ perSecond, seen });
    if (refusedCalls(seen.result) > 0) break;
  }
  return steps;
}

/** Answers of a kind without those that were refused. */
export const slowest = ({ timing }: Answered): number =>
  Math.max(...Object.values(timing).map(({ count, p99 }: Timing) => (count > 0 ? p99 : 0)));

export const refusedCalls = ({ statuses }: Answered): number => (statuses[429] ?? 0) + (statuses[503] ?? 0);

/** The first sign of too much; undefined when there was none. */
export function firstSign({ perSecond, seen }: Step): string | undefined {
  const { result, refused } = seen;
  if (refusedCalls(result) > 0) return `at ${perSecond}/s calls were turned away: ${listed(refused)}`;
  if (slowest(result) > MOST_P99_MS) return `at ${perSecond}/s p99 was ${Math.round(slowest(result))} ms`;
  return undefined;
}

/** For the console: how each step went. */
export function stepTable(steps: readonly Step[]): Record<string, Record<string, string | number>> {
  return Object.fromEntries(
    steps.map(({ perSecond, seen: { result, cores, lag, refused } }) => [
      `${perSecond}/s`,
      {
        'answered/s': Math.round((result.calls - refusedCalls(result) - (result.statuses[0] ?? 0)) / result.seconds),
        'reads p50/p99 ms': shown(result.timing.read),
        'saves p50/p99 ms': shown(result.timing.save),
        'turned away': refusedCalls(result),
        cut: listed(result.cutBy),
        because: listed(refused),
        'lag, most': lag.most,
        cores: listed(cores, (share) => share.toFixed(2)),
      },
    ]),
  );
}

export const listed = (record: Readonly<Record<string, number>>, show: (value: number) => string = String): string =>
  Object.entries(record)
    .map(([name, value]) => `${name} ${show(value)}`)
    .join(', ');

const shown = ({ p50, p99 }: Timing): string => `${p50.toFixed(0)} / ${p99.toFixed(0)}`;
