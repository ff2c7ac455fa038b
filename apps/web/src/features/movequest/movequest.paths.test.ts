import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { aSecondLater, timedPaths, untickedSession } from '../../lib/timed-session/timed-paths.fixture.ts';
import type { ClockTick } from '../../lib/timed-session/timed-session.machine.ts';
import { type MoveQuestEvent, type MoveQuestSnapshot, moveQuestMachine, phaseOf } from './movequest.machine.ts';
import { LEVELS, type Level, loopsOf, MOVES_PER_LOOP, progressPercent } from './session-plan.ts';

const machine = moveQuestMachine.provide({ actors: { timedSession: untickedSession } });

/** What is not told apart: the time that was moved, and the words for it. */
const named = (snapshot: MoveQuestSnapshot): string => {
  const { coach, level, loop, moveIndex } = snapshot.context;
  return `${phaseOf(snapshot)} ${loop}.${moveIndex}, ${level} with ${coach}`;
};

/** Every press of a button, the end of a move, and a sleep past it. */
const pathsOf = (level: Level) =>
  timedPaths({
    open: () => createActor(machine).start(),
    named,
    eventsAfter: ({ context }): readonly (MoveQuestEvent | ClockTick)[] => {
      const at = aSecondLater(context);
      return [
        { type: 'coach.choose', coach: 'setta' },
        { type: 'level.choose', level },
        { type: 'session.start', at },
        { type: 'move.next', at },
        { type: 'move.back', at },
        { type: 'session.pause', at },
        { type: 'session.resume', at },
        { type: 'clock.tick', at: at + context.secondsPerMove * SECOND_MS },
        { type: 'clock.tick', at: at + 3_600_000 },
        { type: 'session.play-again', at },
        { type: 'session.choose-another' },
      ];
    },
  });

describe.each(LEVELS)('every shortest way through a session, %s', (level) => {
  const loops = loopsOf(level);
  const { paths, after } = pathsOf(level);
  const ends = paths
    .map(([moment, path]) => ({ moment, path, snapshot: after(path).getSnapshot() }))
    .filter(({ snapshot }) => snapshot.context.level === level);

  it('reaches each move of each loop, running and paused, and the end', () => {
    const reached = ends.map(({ moment }) => moment);
    for (let loop = 1; loop <= loops; loop += 1) {
      for (let move = 0; move < MOVES_PER_LOOP; move += 1) {
        expect(reached).toContain(`running ${loop}.${move}, ${level} with setta`);
        expect(reached).toContain(`paused ${loop}.${move}, ${level} with setta`);
      }
    }
    expect(reached).toContain(`done ${loops}.${MOVES_PER_LOOP - 1}, ${level} with setta`);
  });

  it('has a coach and a place within its loops wherever it stands, and a progress below 100 until it is done', () => {
    expect(ends.length).toBeGreaterThan(loops * MOVES_PER_LOOP * 2);
    for (const { snapshot } of ends) {
      const { coach, loop, moveIndex } = snapshot.context;
      expect(snapshot.children.timed !== undefined).toBe(snapshot.matches('session'));
      if (snapshot.matches('setup')) continue;
      expect(coach).toBe('setta');
      expect(loop).toBeGreaterThanOrEqual(1);
      expect(loop).toBeLessThanOrEqual(loops);
      expect(moveIndex).toBeLessThan(MOVES_PER_LOOP);
      expect(progressPercent({ loop, moveIndex }, loops)).toBeLessThan(100);
    }
  });

  it('has a clock that runs only while a move goes on', () => {
    for (const { snapshot } of ends) {
      expect(snapshot.context.clock.runningSince !== null).toBe(phaseOf(snapshot) === 'running');
    }
  });

  it('needs as many ends of moves as the session has moves, however a child gets there', () => {
    const done = ends.filter(({ snapshot }) => snapshot.matches('done'));
    expect(done.length).toBeGreaterThan(0);
    for (const { path } of done) {
      const moveEnds = path.filter(({ type }) => type === 'move.next' || type === 'clock.tick').length;
      expect(moveEnds).toBe(loops * MOVES_PER_LOOP);
    }
  });
});
