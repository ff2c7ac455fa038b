import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { elapsedMs } from '../../../lib/steady-clock/steady-clock.ts';
import type { BreathingLevel } from '../breathing.catalogue.ts';
import { type BreathingEvent, type BreathingSnapshot, breathingMachine, positionOf } from './breathing.machine.ts';

/** A breath of few seconds, so that every path through it is short. */
const quick: BreathingLevel = {
  id: 'beginner',
  name: 'Quick',
  ageRange: '',
  agesLabel: '',
  inhaleTime: 1,
  holdTime: 2,
  exhaleTime: 1,
  cycles: 2,
  description: '',
};
/** The ticker is the test here: it only sends what each path says. */
const machine = breathingMachine.provide({ actors: { secondTicker: fromCallback(() => {}) } });

/** The time of day only has to go on: a second at a time. */
function eventsOf({ context: { clock, shownMs } }: BreathingSnapshot): BreathingEvent[] {
  const since = clock.runningSince ?? 0;
  const at = since + (shownMs - clock.keptMs) + 1_000;
  return [
    { type: 'level.choose', level: quick },
    { type: 'level.change' },
    { type: 'breath.start', at },
    { type: 'breath.pause', at },
    { type: 'breath.continue', at },
    { type: 'breath.replay', at },
    { type: 'clock.tick', at },
    { type: 'clock.tick', at: at + 3_600_000 },
  ];
}

const named = ({ value, context }: BreathingSnapshot): string => {
  const { phase, countdown, cycle } = positionOf(context);
  return `${String(value)}: ${phase} ${countdown}, cycle ${cycle} of ${context.level?.cycles ?? '-'}`;
};
const paths = getShortestPaths(machine, {
  // The graph's own type of a snapshot is wider than this machine's.
  events: (snapshot) => eventsOf(snapshot as BreathingSnapshot),
  serializeState: (snapshot) => named(snapshot as BreathingSnapshot),
});
const told = (events: readonly { type: string }[]) => events.map(({ type }) => type).join(' → ');

describe('every shortest path through breathing', () => {
  it('finds every moment of a session, running and paused', () => {
    const moments = paths.map(({ state }) => named(state as BreathingSnapshot));
    expect(new Set(moments).size).toBe(moments.length);
    for (const cycle of [1, 2]) {
      for (const at of ['inhale 1', 'hold 2', 'hold 1', 'exhale 1']) {
        expect(moments).toContain(`running: ${at}, cycle ${cycle} of 2`);
        expect(moments).toContain(`paused: ${at}, cycle ${cycle} of 2`);
      }
    }
    expect(moments).toContain('complete: complete 0, cycle 2 of 2');
  });

  it.each(paths.map(({ steps, state }) => [told(steps.map(({ event }) => event)), steps, state] as const))(
    'ends where it says, and may always change the level: %s',
    (_, steps, state) => {
      const actor = createActor(machine).start();
      // The first step of a path is the machine's own start, which nobody sends.
      for (const { event } of steps.slice(1)) actor.send(event as BreathingEvent);
      const here = actor.getSnapshot();
      expect(named(here)).toBe(named(state as BreathingSnapshot));
      const { context } = here;
      expect(elapsedMs(context.clock, context.clock.runningSince ?? 0)).toBeLessThanOrEqual(8_000);
      expect(context.clock.runningSince !== null).toBe(here.matches('running'));
      expect(context.level === null).toBe(here.matches('choosing'));
      actor.send({ type: 'level.change' });
      expect(actor.getSnapshot().matches('choosing')).toBe(true);
      expect(positionOf(actor.getSnapshot().context)).toEqual({ phase: 'inhale', countdown: 4, cycle: 1 });
    },
  );
});
