import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { aSecondLater, timedPaths, untickedSession } from '../../lib/timed-session/timed-paths.fixture.ts';
import type { ClockTick } from '../../lib/timed-session/timed-session.machine.ts';
import type { CalmSession } from './calm.catalogue.ts';
import { type CalmEvent, type CalmSnapshot, calmMachine, statusOf } from './calm.machine.ts';

const quick: CalmSession = {
  id: 'gentle-breeze',
  title: 'Quick',
  duration: '',
  durationSeconds: 3,
  description: '',
  breath: null,
  lines: [],
  finish: '',
};
const machine = calmMachine.provide({ actors: { timedSession: untickedSession } });

const named = (snapshot: CalmSnapshot): string => {
  const { shownMs, unsaved } = snapshot.context;
  const saving = unsaved.map(({ finished }) => (finished ? 'whole' : 'early')).join(' and ') || 'nothing';
  return `${statusOf(snapshot)} at ${Math.floor(shownMs / 1000)} s with ${saving} to save`;
};

const { paths, after } = timedPaths({
  open: () => createActor(machine).start(),
  named,
  eventsAfter: ({ context }): readonly (CalmEvent | ClockTick)[] => {
    const at = aSecondLater(context);
    const more = [
      { type: 'session.start', session: quick, at },
      { type: 'session.again', at },
    ] as const;
    return [
      { type: 'session.pause', at },
      { type: 'session.continue', at },
      { type: 'session.stop', at },
      { type: 'session.leave' },
      { type: 'moments.save' },
      { type: 'clock.tick', at },
      { type: 'clock.tick', at: at + 3_600_000 },
      // Moments may be gathered for ever; two tell as much as ten.
      ...(context.unsaved.length < 2 ? more : []),
    ];
  },
});

describe('every shortest path through the Calm Corner', () => {
  it('reaches each second of a session, running and paused, and both ends', () => {
    const moments = paths.map(([moment]) => moment);
    for (const second of [0, 1, 2]) expect(moments).toContain(`running at ${second} s with nothing to save`);
    for (const second of [1, 2]) expect(moments).toContain(`paused at ${second} s with nothing to save`);
    expect(moments).toContain('finished at 3 s with whole to save');
    expect(moments).toContain('stopped at 1 s with early to save');
  });

  it.each(paths)('leads to %s, and from there back to the corner with everything saved', (moment, events) => {
    const actor = after(events);
    expect(named(actor.getSnapshot())).toBe(moment);
    const { context } = actor.getSnapshot();
    expect(context.clock.runningSince !== null).toBe(statusOf(actor.getSnapshot()) === 'running');
    expect(context.session === null).toBe(actor.getSnapshot().matches('choosing'));
    actor.send({ type: 'session.stop', at: (context.clock.runningSince ?? 0) + 500 });
    actor.send({ type: 'session.leave' });
    actor.send({ type: 'moments.save' });
    expect(named(actor.getSnapshot())).toBe('choosing at 0 s with nothing to save');
  });
});
