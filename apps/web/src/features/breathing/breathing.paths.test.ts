import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { elapsedMs } from '../../lib/timed-session/steady-clock.ts';
import { aSecondLater, timedPaths, untickedSession } from '../../lib/timed-session/timed-paths.fixture.ts';
import type { ClockTick } from '../../lib/timed-session/timed-session.machine.ts';
import type { BreathingLevel } from './breathing.catalogue.ts';
import {
  type BreathingEvent,
  type BreathingSnapshot,
  breathingMachine,
  positionOf,
  statusOf,
} from './breathing.machine.ts';

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
const machine = breathingMachine.provide({ actors: { timedSession: untickedSession } });

const named = ({ value, context }: Pick<BreathingSnapshot, 'value' | 'context'>): string => {
  const { phase, countdown, cycle } = positionOf(context);
  return `${statusOf({ value, context })}: ${phase} ${countdown}, cycle ${cycle} of ${context.level?.cycles ?? '-'}`;
};

const { paths, after } = timedPaths({
  open: () => createActor(machine).start(),
  named,
  // The time of day only has to go on: a second at a time, or while the device sleeps.
  eventsAfter: ({ context }): readonly (BreathingEvent | ClockTick)[] => {
    const at = aSecondLater(context);
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
  },
});
const told = (events: readonly { type: string }[]) => events.map(({ type }) => type).join(' → ');

describe('every shortest path through breathing', () => {
  it('finds every moment of a session, running and paused', () => {
    const moments = paths.map(([moment]) => moment);
    for (const cycle of [1, 2]) {
      for (const at of ['inhale 1', 'hold 2', 'hold 1', 'exhale 1']) {
        expect(moments).toContain(`running: ${at}, cycle ${cycle} of 2`);
        expect(moments).toContain(`paused: ${at}, cycle ${cycle} of 2`);
      }
    }
    expect(moments).toContain('complete: complete 0, cycle 2 of 2');
  });

  it.each(paths.map(([moment, events]) => [told(events), events, moment] as const))(
    'ends where it says, and may always change the level: %s',
    (_, events, moment) => {
      const actor = after(events);
      const here = actor.getSnapshot();
      expect(named(here)).toBe(moment);
      const { context } = here;
      expect(elapsedMs(context.clock, context.clock.runningSince ?? 0)).toBeLessThanOrEqual(8_000);
      expect(context.clock.runningSince !== null).toBe(statusOf(here) === 'running');
      expect(here.children.timed !== undefined).toBe(here.matches('session'));
      expect(context.level === null).toBe(here.matches('choosing'));
      actor.send({ type: 'level.change' });
      expect(actor.getSnapshot().matches('choosing')).toBe(true);
      expect(positionOf(actor.getSnapshot().context)).toEqual({ phase: 'inhale', countdown: 4, cycle: 1 });
    },
  );
});
