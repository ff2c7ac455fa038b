import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CalmSession } from '../calm.catalogue.ts';
import { type CalmEvent, calmMachine } from './calm.machine.ts';

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
/** The ticker is the test here: it only sends what each path says. */
const machine = calmMachine.provide({ actors: { secondTicker: fromCallback(() => {}) } });
type Snapshot = SnapshotFrom<typeof machine>;

function eventsOf({ context: { clock, shownMs, unsaved } }: Snapshot): CalmEvent[] {
  const at = (clock.runningSince ?? 0) + (shownMs - clock.keptMs) + 1_000;
  const all: CalmEvent[] = [
    { type: 'session.start', session: quick, at },
    { type: 'session.pause', at },
    { type: 'session.continue', at },
    { type: 'session.stop', at },
    { type: 'session.again', at },
    { type: 'session.leave' },
    { type: 'moments.save' },
    { type: 'clock.tick', at },
    { type: 'clock.tick', at: at + 3_600_000 },
  ];
  // Moments may be gathered for ever; two tell as much as ten.
  return unsaved.length < 2 ? all : all.filter(({ type }) => type !== 'session.again' && type !== 'session.start');
}

const named = ({ value, context }: Snapshot): string =>
  `${String(value)} at ${Math.floor(context.shownMs / 1000)} s with ${context.unsaved.map(({ finished }) => (finished ? 'whole' : 'early')).join(' and ') || 'nothing'} to save`;
const paths = getShortestPaths(machine, {
  // The graph's own type of a snapshot is wider than this machine's.
  events: (snapshot) => eventsOf(snapshot as Snapshot),
  serializeState: (snapshot) => named(snapshot as Snapshot),
});

describe('every shortest path through the Calm Corner', () => {
  it('reaches each second of a session, running and paused, and both ends', () => {
    const moments = paths.map(({ state }) => named(state as Snapshot));
    for (const second of [0, 1, 2]) expect(moments).toContain(`running at ${second} s with nothing to save`);
    for (const second of [1, 2]) expect(moments).toContain(`paused at ${second} s with nothing to save`);
    expect(moments).toContain('finished at 3 s with whole to save');
    expect(moments).toContain('stopped at 1 s with early to save');
  });

  it.each(paths.map(({ steps, state }) => [named(state as Snapshot), steps, state] as const))(
    'leads to %s, and from there back to the corner with everything saved',
    (_, steps, state) => {
      const actor = createActor(machine).start();
      // The first step of a path is the machine's own start, which nobody sends.
      for (const { event } of steps.slice(1)) actor.send(event as CalmEvent);
      expect(named(actor.getSnapshot())).toBe(named(state as Snapshot));
      const { context } = actor.getSnapshot();
      expect(context.clock.runningSince !== null).toBe(actor.getSnapshot().matches('running'));
      expect(context.session === null).toBe(actor.getSnapshot().matches('choosing'));
      actor.send({ type: 'session.stop', at: (context.clock.runningSince ?? 0) + 500 });
      actor.send({ type: 'session.leave' });
      actor.send({ type: 'moments.save' });
      expect(named(actor.getSnapshot())).toBe('choosing at 0 s with nothing to save');
    },
  );
});
