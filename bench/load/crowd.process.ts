import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench-row.ts';
import { CrowdChild, type CrowdMember, type Outcome } from './crowd-child.ts';
import { type CallKind, callOfCrowd, STORY, thinkMs } from './visit.ts';

/** What the bench asks of the crowd, which is a process of its own. */
export type CrowdOrder =
  | { readonly name: 'gather'; readonly url: string; readonly members: readonly CrowdMember[] }
  /** Each child goes through the story once; they arrive over so long. */
  | { readonly name: 'story'; readonly rampMs: number }
  /** So many calls a second, whether the server answers or not. */
  | { readonly name: 'rate'; readonly perSecond: number; readonly seconds: number }
  | { readonly name: 'check' };

export interface Timing {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Answered {
  readonly calls: number;
  /** From the first call to the last answer. */
  readonly seconds: number;
  /** Of answers that were no refusals. */
  readonly timing: Readonly<Record<CallKind, Timing>>;
  /** Answers by status; 0 for connections that ended. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What ended those connections. */
  readonly cutBy: Readonly<Record<string, number>>;
  readonly lackRetryAfter: number;
  readonly faults: readonly string[];
}

export interface Checked {
  readonly acknowledged: number;
  readonly askedAgain: Answered;
  readonly storedUnheard: number;
  readonly faults: readonly string[];
}

const KINDS = ['first save', 'save', 'read'] as const satisfies readonly CallKind[];
const TICK_MS = 5;
const CHECKED_AT_ONCE = 8;
/** Asked again of each child, so that the check does not become a load of its own. */
const ASKED_AGAIN = 2;
const MOST_FAULTS = 5;

const agent = new Agent({ keepAlive: true });
let children: readonly CrowdChild[] = [];

function answeredOf(outcomes: readonly Outcome[], startedAt: number): Answered {
  const seconds = (performance.now() - startedAt) / 1_000;
  const timingOf = (kind: CallKind): Timing => {
    const took = outcomes.filter((one) => one.kind === kind && one.status < 300 && one.status > 0).map(({ ms }) => ms);
    return { count: took.length, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
  };
  const [firstSave, save, read] = KINDS.map(timingOf) as [Timing, Timing, Timing];
  const faults = outcomes.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  return {
    calls: outcomes.length,
    seconds,
    timing: { 'first save': firstSave, save, read },
    statuses: counted(outcomes.map(({ status }) => status)),
    cutBy: counted(outcomes.flatMap(({ cutBy }) => cutBy ?? [])),
    lackRetryAfter: outcomes.filter(({ lacksRetryAfter }) => lacksRetryAfter).length,
    faults: faults.slice(0, MOST_FAULTS),
  };
}

function counted(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

async function story(rampMs: number): Promise<Answered> {
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  const visit = async (child: CrowdChild, index: number) => {
    await delay((index / children.length) * rampMs);
    for (const [nth, page] of STORY.entries()) {
      if (nth > 0) await delay(thinkMs(index, nth));
      for (const call of page) outcomes.push(await child.call(call));
    }
  };
  await Promise.all(children.map(visit));
  return answeredOf(outcomes, startedAt);
}

async function rate(perSecond: number, seconds: number): Promise<Answered> {
  const startedAt = performance.now();
  const outcomes: Outcome[] = [];
  const running: Promise<void>[] = [];
  const total = Math.round(perSecond * seconds);
  while (running.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1_000) * perSecond);
    while (running.length < due) {
      const index = running.length;
      const child = children[index % children.length];
      if (child) running.push(child.call(callOfCrowd(index)).then((outcome) => void outcomes.push(outcome)));
    }
    await delay(TICK_MS);
  }
  await Promise.all(running);
  return answeredOf(outcomes, startedAt);
}

async function check(): Promise<Checked> {
  const startedAt = performance.now();
  const again: Outcome[] = [];
  const faults: string[] = [];
  let acknowledged = 0;
  let storedUnheard = 0;
  const left = [...children];
  const lane = async () => {
    for (let child = left.pop(); child; child = left.pop()) {
      again.push(...(await child.askAgain(ASKED_AGAIN)));
      const found = await child.check();
      acknowledged += found.acknowledged;
      storedUnheard += found.storedUnheard;
      faults.push(...found.faults);
    }
  };
  await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, lane));
  const askedAgain = answeredOf(again, startedAt);
  return { acknowledged, storedUnheard, askedAgain, faults: faults.slice(0, MOST_FAULTS) };
}

async function obey(order: CrowdOrder): Promise<Answered | Checked | null> {
  switch (order.name) {
    case 'gather':
      children = order.members.map((member) => new CrowdChild(order.url, agent, member));
      return null;
    case 'story':
      return story(order.rampMs);
    case 'rate':
      return rate(order.perSecond, order.seconds);
    case 'check':
      return check();
  }
}

process.on('message', (order: CrowdOrder) => {
  // A rejection ends this process, and with it the bench.
  void obey(order).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
