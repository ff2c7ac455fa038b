import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answered, Checked, CrowdOrder } from './crowd.process.ts';
import type { CrowdMember } from './crowd-child.ts';

/** Children in a process of their own, so that what they take of the processor is told apart from what the server takes. */
export interface Crowd {
  readonly pid: number;
  story(rampMs: number): Promise<Answered>;
  rate(perSecond: number, seconds: number): Promise<Answered>;
  check(): Promise<Checked>;
  leave(): void;
}

export async function gatherCrowd(url: string, members: readonly CrowdMember[]): Promise<Crowd> {
  const process = fork(fileURLToPath(new URL('./crowd.process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(process, 'exit').then(([code]) => {
    throw new Error(`The crowd ended with ${code}`);
  });
  // Heard by the order that is under way; between orders the next one hears of it.
  ended.catch(() => undefined);
  async function ask<Result>(order: CrowdOrder): Promise<Result> {
    process.send(order);
    // It answers each order with one message, of the shape that the order has.
    const [result] = (await Promise.race([once(process, 'message'), ended])) as [Result];
    return result;
  }
  await ask({ name: 'gather', url, members });
  return {
    pid: process.pid as number,
    story: (rampMs) => ask({ name: 'story', rampMs }),
    rate: (perSecond, seconds) => ask({ name: 'rate', perSecond, seconds }),
    check: () => ask({ name: 'check' }),
    leave: () => process.disconnect(),
  };
}
