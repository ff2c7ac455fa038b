import type { ReplayProgress } from '@wonderlings/read-model';
import { SingleBar } from 'cli-progress';

/** Without a terminal, a line now and then instead of a bar. */
const LINE_EVERY_MS = 2_000;

export const perSecond = (events: number, ms: number): number => Math.round((events / Math.max(ms, 1)) * 1_000);

/** Shows how far a replay is while it works. */
export async function withProgress<Result>(
  work: (onProgress: (progress: ReplayProgress) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} events, {rate} events/s',
    hideCursor: true,
    stream: process.stdout,
    noTTYOutput: true,
    notTTYSchedule: LINE_EVERY_MS,
  });
  bar.start(0, 0, { rate: 0 });
  try {
    return await work(({ events, total, eventsPerSecond }) => {
      bar.setTotal(total);
      bar.update(events, { rate: eventsPerSecond });
    });
  } finally {
    bar.stop();
  }
}
