import { setTimeout as delay } from 'node:timers/promises';
import type { Deployment, Way } from './deployment.ts';
import type { Fault, Manner } from './plan.ts';

/** Lets that happen now; resolves when its cause is over, and what was killed runs again. */
export async function inject(fault: Fault, deployment: Deployment): Promise<void> {
  const { forMs } = fault;
  switch (fault.kind) {
    case 'kill':
      if (fault.target === 'postgres') return deployment.endPostgres('SIGKILL');
      await deployment.kill9(fault.target);
      return deployment.begin(fault.target);
    case 'restart':
      if (fault.target === 'postgres') return deployment.endPostgres('SIGINT');
      return fault.target === 'redis' ? deployment.restartRedis(forMs) : deployment.restartLog(forMs);
    case 'clock':
      return deployment.stepClock(fault.target, fault.byMs);
    case 'way': {
      const way = deployment.ways[fault.target];
      if (!way) throw new Error(`There is no way to ${fault.target}`);
      return spoil(way, fault.manner, forMs);
    }
  }
}

async function spoil(way: Way, manner: Manner, forMs: number): Promise<void> {
  switch (manner) {
    case 'cut':
      return way.cut();
    case 'half-close':
      return way.halfClose();
    case 'strand':
      return way.strand();
    case 'refuse':
      way.refuse(true);
      way.cut();
      await delay(forMs);
      return way.refuse(false);
    case 'stall':
      way.blackhole(true);
      await delay(forMs);
      return way.blackhole(false);
    case 'delay':
      // Each chunk of bytes, in both directions.
      way.delay(Math.ceil(forMs / 30));
      await delay(forMs);
      return way.delay(0);
  }
}
