import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { LEVELS, loopsOf, MOVES_PER_LOOP, progressPercent } from '../session-plan.ts';
import { type MoveQuestEvent, moveQuestMachine } from './movequest.machine.ts';

/** Every press of a button, the end of a move, and the 100 ms between two. */
const EVENTS = [
  { type: 'session.start' },
  { type: 'move.next' },
  { type: 'move.back' },
  { type: 'session.pause' },
  { type: 'session.resume' },
  { type: 'tick', leftMs: 0 },
  { type: 'session.play-again' },
  { type: 'session.choose-another' },
  { type: 'xstate.after.nextMove.movequest.session.changing' },
] as const;

/** What is not told apart: the time that was moved, and the words for it. */
const placeOf = ({ value, context }: { readonly value: unknown; readonly context: object }) => {
  const { coach, level, loop, moveIndex } = context as {
    coach: unknown;
    level: unknown;
    loop: number;
    moveIndex: number;
  };
  return JSON.stringify([value, coach, level, loop, moveIndex]);
};

const pathsOf = (level: (typeof LEVELS)[number]) =>
  getShortestPaths(moveQuestMachine, {
    // The delayed event is the machine's own, so its type does not name it.
    events: [{ type: 'coach.choose', coach: 'setta' }, { type: 'level.choose', level }, ...EVENTS] as MoveQuestEvent[],
    serializeState: placeOf,
    limit: 20_000,
  });

describe.each(LEVELS)('every shortest way through a session, %s', (level) => {
  const loops = loopsOf(level);
  const paths = pathsOf(level).filter(({ state }) => state.context.level === level);

  it('reaches each move of each loop, moving, between and paused, and the end', () => {
    const reached = new Set(
      paths.map(({ state }) => `${JSON.stringify(state.value)} ${state.context.loop}.${state.context.moveIndex}`),
    );
    for (let loop = 1; loop <= loops; loop += 1) {
      for (let move = 0; move < MOVES_PER_LOOP; move += 1) {
        expect(reached).toContain(`{"session":"paused"} ${loop}.${move}`);
        expect(reached).toContain(`{"session":"moving"} ${loop}.${move}`);
      }
    }
    expect(reached).toContain(`"done" ${loops}.${MOVES_PER_LOOP - 1}`);
  });

  it('has a coach and a place within its loops wherever it stands, and a progress below 100 until it is done', () => {
    expect(paths.length).toBeGreaterThan(loops * MOVES_PER_LOOP * 2);
    for (const { state } of paths) {
      const { coach, loop, moveIndex } = state.context;
      if (state.matches('setup')) continue;
      expect(coach).toBe('setta');
      expect(loop).toBeGreaterThanOrEqual(1);
      expect(loop).toBeLessThanOrEqual(loops);
      expect(moveIndex).toBeLessThan(MOVES_PER_LOOP);
      expect(progressPercent({ loop, moveIndex }, loops)).toBeLessThan(100);
    }
  });

  it('needs as many ends of moves as the session has moves, however a child gets there', () => {
    const end = paths.filter(({ state }) => state.matches('done'));
    expect(end.length).toBeGreaterThan(0);
    for (const { steps } of end) {
      const ends = steps.filter(({ event }) => event.type === 'move.next' || event.type === 'tick').length;
      expect(ends).toBe(loops * MOVES_PER_LOOP);
    }
  });
});
