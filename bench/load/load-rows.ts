import { type BenchRow, figure } from '../bench-row.ts';
import type { Answered, Checked, Timing } from './crowd.process.ts';
import { firstSign, listed, refusedCalls, type Step, slowest } from './overload.ts';
import type { Watched } from './server-watch.ts';

export interface LoadFigures {
  readonly story: Watched<Answered>;
  readonly steps: readonly Step[];
  /** At most, in megabytes, by process. */
  readonly memory: Readonly<Record<string, number>>;
  /** Of the server, once it had too much. */
  readonly memoryBeyond: number | undefined;
  readonly quiet: Answered;
  readonly checked: Checked;
  /** What the verification said in the end. */
  readonly verified: string;
}

interface Ran {
  readonly place: string;
  readonly caveat: string;
}

/** The lines of one engine. */
export function loadRows({ place, caveat }: Ran, children: number, figures: LoadFigures): BenchRow[] {
  const { story, steps, memory, memoryBeyond, quiet, checked, verified } = figures;
  const { result, lag, processorSeconds } = story;
  const row = (what: string, ours: string, goal = '-'): BenchRow => ({
    ...figure(`${children.toLocaleString('en')} children, log ${place}: ${what}`, ours, goal),
    reference: caveat,
  });
  const [carried] = steps.filter((step) => firstSign(step) === undefined).slice(-1);
  const signs = steps.flatMap((step) => firstSign(step) ?? []);
  const last = steps.at(-1);
  return [
    row('throughput', `${rateOf(result)}/s, ${result.calls} calls in ${result.seconds.toFixed(0)} s`),
    row('turned away; cut', `${refusedCalls(result)}; ${result.statuses[0] ?? 0}`, '0; 0'),
    ...(['read', 'save', 'first save'] as const).map((kind) => row(`${kind}s, p50 / p99`, shown(result.timing[kind]))),
    row('lag of the read tables, p99 / most', `${lag.p99} / ${lag.most} events`),
    row(
      'memory',
      listed(memory, (mb) => `${mb.toFixed(0)} MB`),
    ),
    row(
      'processor time',
      listed(processorSeconds, (seconds) => `${seconds.toFixed(1)} s`),
    ),
    row('beyond: carries', carried ? `${carried.perSecond}/s, p99 ${slowest(carried.seen.result).toFixed(0)} ms` : '-'),
    row('beyond: gives way first', signs[0] ?? 'nothing did'),
    ...(last
      ? [
          row('beyond: then', `${refusedCalls(last.seen.result)} of ${last.seen.result.calls} calls ${byStatus(last)}`),
          row(
            'beyond: cores',
            listed(last.seen.cores, (share) => share.toFixed(2)),
          ),
        ]
      : []),
    row('beyond: memory of the server', `${memoryBeyond?.toFixed(0)} MB`, '<= 400 MB'),
    row('afterwards: p99 of a quiet call', `${slowest(quiet).toFixed(0)} ms`),
    row(
      'afterwards: acknowledged saves',
      `${checked.acknowledged}, each there once; ${checked.askedAgain.calls} of them asked for again`,
      'each once',
    ),
    row('afterwards: stored and not acknowledged', `${checked.storedUnheard}`),
    row('afterwards: npm run replay -- --verify', verified, 'clean'),
  ];
}

const rateOf = ({ calls, seconds }: Answered): string => (calls / seconds).toFixed(0);
const shown = ({ p50, p99, count }: Timing): string => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms of ${count}`;

function byStatus({ seen: { result } }: Step): string {
  const { 429: network = 0, 503: server = 0, 0: cut = 0 } = result.statuses;
  return `turned away (503: ${server}, 429: ${network}, each with Retry-After), ${cut} cut`;
}
