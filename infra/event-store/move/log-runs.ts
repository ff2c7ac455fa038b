import type { Walked } from './walk-log.ts';

/** Events of one stream that follow one another in the log. */
export type Run = readonly [Walked, ...Walked[]];

interface Bounds {
  readonly events: number;
  readonly bytes: number;
}

/** In one append: of one stream, in the order of the log. */
const RUN: Bounds = { events: 100, bytes: 500_000 };
/** In one transaction: a statement stays short, and its JSON a few megabytes. */
const TOGETHER: Bounds = { events: 1_000, bytes: 2_000_000 };

/** Neighbours of one stream, so many at a time that an append stays small. */
export async function* runsOf(events: AsyncIterable<Walked>): AsyncGenerator<Run> {
  let run: [Walked, ...Walked[]] | undefined;
  let bytes = 0;
  for await (const event of events) {
    const size = event.data.byteLength;
    if (run && run[0].stream === event.stream && run.length < RUN.events && bytes + size <= RUN.bytes) {
      run.push(event);
      bytes += size;
      continue;
    }
    if (run) yield run;
    run = [event];
    bytes = size;
  }
  if (run) yield run;
}

/** Neighbours of different streams. */
export async function* togetherOf(runs: AsyncIterable<Run>): AsyncGenerator<readonly Run[]> {
  let together: Run[] = [];
  let streams = new Set<string>();
  let size: Bounds = { events: 0, bytes: 0 };
  for await (const run of runs) {
    const [{ stream }] = run;
    const added = { events: size.events + run.length, bytes: size.bytes + bytesOf(run) };
    if (streams.has(stream) || added.events > TOGETHER.events || added.bytes > TOGETHER.bytes) {
      if (together.length > 0) yield together;
      together = [];
      streams = new Set();
      size = { events: run.length, bytes: bytesOf(run) };
    } else size = added;
    together.push(run);
    streams.add(stream);
  }
  if (together.length > 0) yield together;
}

const bytesOf = (run: Run): number => run.reduce((sum, { data }) => sum + data.byteLength, 0);
