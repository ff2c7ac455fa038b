import { SingleBar } from 'cli-progress';

/** Without a terminal, a line now and then instead of a bar. */
const LINE_EVERY_MS = 2_000;

export const perSecond = (count: number, ms: number): number => Math.round((count / Math.max(ms, 1)) * 1_000);

/** How far some work is, and what else its bar shows by name. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly shown?: Readonly<Record<string, unknown>>;
}

/**
 * Shows how far some work is while it goes on.
 * @param format what follows the bar: `{value}/{total} events, {rate} events/s`
 */
export async function withProgress<Result>(
  format: string,
  work: (onProgress: (progress: Progress) => void) => Promise<Result>,
  stream: NodeJS.WriteStream = process.stdout,
): Promise<Result> {
  const bar = new SingleBar({
    format: `{bar} ${format}`,
    hideCursor: true,
    stream,
    noTTYOutput: true,
    notTTYSchedule: LINE_EVERY_MS,
  });
  bar.start(0, 0, { rate: 0 });
  try {
    return await work(({ done, total, shown = {} }) => {
      bar.setTotal(total);
      bar.update(done, shown);
    });
  } finally {
    bar.stop();
  }
}
