import { Agent } from 'node:http';
import { percentile } from './bench-row.ts';
import { type HttpCall, httpCall } from './http-call.ts';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Every client sends one call after the other, `calls` in all each, on a connection of its own. @throws Error for an answer that is no success */
export async function load(
  url: string,
  clients: number,
  calls: number,
  make: (client: number, count: number) => HttpCall,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const took: number[] = [];
  const started = performance.now();
  const client = async (index: number) => {
    for (let count = 0; count < calls; count += 1) {
      const call = make(index, count);
      const { status, ms } = await httpCall(url, agent, call);
      if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}`);
      took.push(ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return { perSecond: took.length / seconds, p50Ms: percentile(took, 0.5), p99Ms: percentile(took, 0.99) };
}
