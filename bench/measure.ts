import { Agent, request } from 'node:http';

/** One line of the table; `ratio` is ours / reference in the direction that `goal` names. */
export interface BenchRow {
  readonly name: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
}

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

function send(url: URL, agent: Agent, call: Call): Promise<void> {
  return new Promise((done, failed) => {
    const length = call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) };
    const options = { agent, method: call.method, headers: { ...call.headers, ...length } };
    const sent = request(new URL(call.path, url), options, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) < 300) done();
        else failed(new Error(`${call.method} ${call.path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', failed);
    sent.end(call.body);
  });
}

/** Every client sends one call after the other, `calls` in all each, on a connection of its own. */
export async function load(url: string, clients: number, calls: number, make: (client: number) => Call): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const target = new URL(url);
  const took: number[] = [];
  const started = performance.now();
  const client = async (index: number) => {
    for (let count = 0; count < calls; count += 1) {
      const before = performance.now();
      await send(target, agent, make(index));
      took.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return { perSecond: took.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
