import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ClockTick } from '../../../lib/steady-clock/second-ticker.ts';
import { timedSessionMachine } from '../../../lib/timed-session/timed-session.machine.ts';
import type { CalmSession } from '../calm.catalogue.ts';
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
/** The ticker is the test here: it only sends what each path says. */
const timedSession = timedSessionMachine.provide({ actors: { secondTicker: fromCallback(() => {}) } });
const machine = calmMachine.provide({ actors: { timedSession } });
type PathEvent = CalmEvent | ClockTick;

function eventsOf({ context: { clock, shownMs, unsaved } }: CalmSnapshot): PathEvent[] {
  const at = (clock.runningSince ?? 0) + (shownMs - clock.keptMs) + 1_000;
  const all: PathEvent[] = [
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

const named = (snapshot: CalmSnapshot): string => {
  const { shownMs, unsaved } = snapshot.context;
  const saving = unsaved.map(({ finished }) => (finished ? 'whole' : 'early')).join(' and ') || 'nothing';
  return `${statusOf(snapshot)} at ${Math.floor(shownMs / 1000)} s with ${saving} to save`;
};

/** A page after these events: a tick goes to its timed session, all else to the page's machine. */
function after(events: readonly PathEvent[]) {
  const actor = createActor(machine).start();
  for (const event of events) {
    if (event.type === 'clock.tick') actor.getSnapshot().children.timed?.send(event);
    else actor.send(event);
  }
  return actor;
}

/** The shortest path to each moment, over both machines as they run together. */
function shortestPaths() {
  const found = new Map<string, readonly PathEvent[]>([[named(after([]).getSnapshot()), []]]);
  // A map is walked in the order of its entries, those that are added meanwhile too.
  for (const events of found.values()) {
    for (const event of eventsOf(after(events).getSnapshot())) {
      const path = [...events, event];
      const moment = named(after(path).getSnapshot());
      if (!found.has(moment)) found.set(moment, path);
    }
  }
  return [...found];
}
const paths = shortestPaths();

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
