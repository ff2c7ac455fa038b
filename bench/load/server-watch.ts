import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench-row.ts';
import { familySeconds } from '../process-figures.ts';

/** What runs, by name; Postgres with all its processes. */
export type Running = Readonly<Record<string, number>>;

export interface Watched<Result> {
  readonly result: Result;
  /** Of one core, by process: 0.5 is half of it all the time. */
  readonly cores: Readonly<Record<string, number>>;
  readonly processorSeconds: Readonly<Record<string, number>>;
  /** In events, as `/metrics` has it. */
  readonly lag: { readonly p99: number; readonly most: number };
  /** What admission turned away or cut, by reason. */
  readonly refused: Readonly<Record<string, number>>;
}

const LOOK_EVERY_MS = 500;

/** Does the work while it looks at `/metrics` twice a second and at the processes before and after. */
export async function watched<Result>(
  { opsUrl, running }: { readonly opsUrl: string; readonly running: Running },
  work: () => Promise<Result>,
): Promise<Watched<Result>> {
  const refusedBefore = refusals(await metrics(opsUrl));
  const before = secondsOf(running);
  const started = performance.now();
  const stop = new AbortController();
  const lags = lagsUntil(stop.signal, opsUrl);
  const result = await work().finally(() => stop.abort());
  const seconds = (performance.now() - started) / 1_000;
  const after = secondsOf(running);
  const seen = await lags;
  const processorSeconds = mapped(after, (value, name) => value - (before[name] ?? 0));
  return {
    result,
    cores: mapped(processorSeconds, (value) => value / seconds),
    processorSeconds,
    lag: { p99: percentile(seen, 0.99), most: Math.max(...seen) },
    refused: grown(refusedBefore, refusals(await metrics(opsUrl))),
  };
}

async function lagsUntil(stop: AbortSignal, opsUrl: string): Promise<readonly number[]> {
  const seen: number[] = [];
  while (!stop.aborted) {
    const lag = Number(/^projector_lag_events (\S+)$/m.exec(await metrics(opsUrl))?.[1] ?? Number.NaN);
    // Not a number: the server could not say in time, which its own alerts are for.
    if (!Number.isNaN(lag)) seen.push(lag);
    await delay(LOOK_EVERY_MS);
  }
  return seen;
}

async function metrics(opsUrl: string): Promise<string> {
  return (await fetch(`${opsUrl}/metrics`)).text();
}

function refusals(text: string): Record<string, number> {
  const lines = text.matchAll(/^http_refused_total\{reason="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
}

function grown(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>) {
  const differences = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(differences.filter(([, count]) => count > 0));
}

const secondsOf = (running: Running) => mapped(running, familySeconds);

function mapped<Value>(record: Readonly<Record<string, number>>, change: (value: number, name: string) => Value) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
