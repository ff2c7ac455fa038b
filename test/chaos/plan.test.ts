import { expect, it } from 'vitest';
import { type Fault, faultInWords, MANNERS, planOf } from './plan.ts';

const counts = { kill: 8, way: 24, restart: 4, clock: 2 };
const engines = ['postgres', 'redis'] as const;

it('plans the same for the same seed, and otherwise for another', () => {
  const plan = planOf({ seed: 7, counts, engines });
  expect(planOf({ seed: 7, counts, engines })).toEqual(plan);
  expect(planOf({ seed: 8, counts, engines })).not.toEqual(plan);
});

it('has as many rounds of each kind as were asked for, and each harm as often as the others', () => {
  const plan = planOf({ seed: 7, counts, engines, manners: MANNERS });
  const times = (matches: (fault: Fault) => boolean) => plan.filter(matches).length;
  for (const kind of ['kill', 'way', 'restart', 'clock'] as const) {
    expect(times((fault) => fault.kind === kind)).toBe(counts[kind]);
  }
  for (const target of ['api-1', 'api-2', 'worker', 'postgres'] as const) {
    expect(times((fault) => fault.kind === 'kill' && fault.target === target)).toBe(2);
  }
  for (const target of engines) {
    for (const manner of MANNERS) {
      expect(times((fault) => fault.kind === 'way' && fault.target === target && fault.manner === manner)).toBe(2);
    }
  }
});

it('does not always begin with the same harm where there are few rounds', () => {
  const few = { kill: 1, way: 1, restart: 0, clock: 0 };
  const plans = Array.from({ length: 40 }, (_, seed) => planOf({ seed, counts: few, engines }));
  const targets = new Set(plans.flat().flatMap((fault) => (fault.kind === 'kill' ? [fault.target] : [])));
  expect(targets.size).toBe(4);
});

it('says what it plans', () => {
  const times = { afterMs: 20, forMs: 300 };
  expect(faultInWords({ kind: 'kill', target: 'worker', ...times })).toBe('kill -9 of worker after 20 ms');
  expect(faultInWords({ kind: 'way', target: 'redis', manner: 'stall', ...times })).toBe(
    'stall on the way to redis after 20 ms for 300 ms',
  );
  expect(faultInWords({ kind: 'way', target: 'log', manner: 'cut', ...times })).toBe(
    'cut on the way to log after 20 ms',
  );
});
