import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { SECOND_MS, STILL_AT_ZERO, startClock } from '../../lib/timed-session/steady-clock.ts';
import {
  positionIn,
  type TimedPosition,
  timedSessionMachine,
  timedStatus,
} from '../../lib/timed-session/timed-session.machine.ts';
import type { CoachId } from './movequest.catalogue.ts';
import {
  DEFAULT_LEVEL,
  DEFAULT_SECONDS,
  FIRST_PLACE,
  type Level,
  loopsOf,
  movesBefore,
  movesOf,
  NEXT_MOVE_DELAY_MS,
  type Place,
  placeAfter,
  type SecondsPerMove,
} from './session-plan.ts';

/** Clock and shown time are those of the move that is going on: each move is a timed session of its own. */
export interface MoveQuestContext extends Place, TimedPosition {
  readonly coach: CoachId | null;
  readonly level: Level;
  readonly secondsPerMove: SecondsPerMove;
  /**
   * Time spent on each move of this session, in their order: without pauses, and without what the device slept past a move's end. A
   * move that is gone back to adds to what it had.
   */
  readonly movedMs: readonly number[];
  /** The move that was just done until its time was up; its coach has a word for it. */
  readonly justDone: number | null;
}

/** `at` is the time of day in milliseconds. */
export type MoveQuestEvent =
  | { readonly type: 'coach.choose'; readonly coach: CoachId }
  | { readonly type: 'level.choose'; readonly level: Level }
  | { readonly type: 'time.choose'; readonly seconds: SecondsPerMove }
  | { readonly type: 'session.start'; readonly at: number }
  | { readonly type: 'move.next'; readonly at: number }
  | { readonly type: 'move.skip'; readonly at: number }
  | { readonly type: 'move.back'; readonly at: number }
  | { readonly type: 'session.pause'; readonly at: number }
  | { readonly type: 'session.resume'; readonly at: number }
  | { readonly type: 'session.play-again'; readonly at: number }
  | { readonly type: 'session.choose-another' };

interface At {
  readonly at: number;
}

/** Before a coach is chosen. */
export const SETUP: MoveQuestContext = {
  coach: null,
  level: DEFAULT_LEVEL,
  secondsPerMove: DEFAULT_SECONDS,
  ...FIRST_PLACE,
  clock: STILL_AT_ZERO,
  shownMs: 0,
  movedMs: [],
  justDone: null,
};

const after = (context: MoveQuestContext) => placeAfter(context, loopsOf(context.level));
const lengthOf = ({ secondsPerMove }: MoveQuestContext) => secondsPerMove * SECOND_MS;
const fromZero = (at: number): TimedPosition => ({ clock: startClock(STILL_AT_ZERO, at), shownMs: 0 });
/** What was newly seen to pass of a move is moved time. */
const movedUntil = (context: MoveQuestContext, shownMs: number) => {
  const index = movesBefore(context);
  return context.movedMs.with(index, (context.movedMs[index] ?? 0) + shownMs - context.shownMs);
};

/**
 * Setup, session, done (specification 001, section 4), and a pause. The time of each move is the timed session's. A caller that
 * provides `recordSession` hears of each end once, of one that was skipped through too: what counts is no matter of phases. Its input is where a
 * session of before is gone on with, or a coach that was chosen before.
 */
export const moveQuestMachine = setup({
  types: {
    context: {} as MoveQuestContext,
    events: {} as MoveQuestEvent,
    input: {} as MoveQuestContext | undefined,
  },
  actors: { timedSession: timedSessionMachine },
  guards: {
    hasCoach: ({ context }) => context.coach !== null,
    hasBegun: ({ context }) => context.movedMs.length > 0,
    hasMoveAfter: ({ context }) => after(context) !== null,
    isPastFirstMove: ({ context }) => context.moveIndex > 0,
  },
  actions: {
    chooseCoach: assign((_, { coach }: { coach: CoachId }) => ({ coach })),
    chooseLevel: assign((_, { level }: { level: Level }) => ({ level })),
    chooseTime: assign((_, { seconds }: { seconds: SecondsPerMove }) => ({ secondsPerMove: seconds })),
    begin: assign(({ context }, { at }: At) => ({
      ...FIRST_PLACE,
      ...fromZero(at),
      movedMs: Array<number>(movesOf(context.level)).fill(0),
      justDone: null,
    })),
    follow: assign(({ context }, position: TimedPosition) => ({
      ...position,
      movedMs: movedUntil(context, position.shownMs),
    })),
    stopClock: assign({ clock: STILL_AT_ZERO }),
    moveToTheEnd: assign(({ context }) => ({
      shownMs: lengthOf(context),
      movedMs: movedUntil(context, lengthOf(context)),
    })),
    advance: assign(({ context }, { at }: At) => ({
      ...after(context),
      ...fromZero(at + NEXT_MOVE_DELAY_MS),
      justDone: null,
    })),
    advanceWithPraise: assign(({ context }, { at }: At) => ({
      ...after(context),
      ...fromZero(at + NEXT_MOVE_DELAY_MS),
      justDone: context.moveIndex,
    })),
    goBack: assign(({ context }, { at }: At) => ({
      moveIndex: context.moveIndex - 1,
      ...fromZero(at + NEXT_MOVE_DELAY_MS),
      justDone: null,
    })),
    forgetCoach: assign({ coach: null, ...FIRST_PLACE }),
    recordSession: () => undefined,
  },
}).createMachine({
  id: 'movequest',
  context: ({ input }) => input ?? SETUP,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasBegun', target: 'session' }, { target: 'setup' }] },
    setup: {
      on: {
        'coach.choose': { actions: { type: 'chooseCoach', params: ({ event }) => event } },
        'level.choose': { actions: { type: 'chooseLevel', params: ({ event }) => event } },
        'time.choose': { actions: { type: 'chooseTime', params: ({ event }) => event } },
        'session.start': {
          guard: 'hasCoach',
          target: 'session',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    // Entered anew for each move.
    session: {
      exit: 'stopClock',
      invoke: {
        id: 'timed',
        src: 'timedSession',
        input: ({ context }) => ({ clock: context.clock, shownMs: context.shownMs, lengthMs: lengthOf(context) }),
        onSnapshot: { actions: { type: 'follow', params: ({ event }) => positionIn(event.snapshot) } },
        // Zero does what Next does.
        onDone: [
          {
            guard: 'hasMoveAfter',
            target: 'session',
            reenter: true,
            actions: ['moveToTheEnd', { type: 'advanceWithPraise', params: ({ event }) => event.output }],
          },
          { target: 'done', actions: 'moveToTheEnd' },
        ],
      },
      on: {
        'move.next': [
          {
            guard: 'hasMoveAfter',
            target: 'session',
            reenter: true,
            actions: { type: 'advance', params: ({ event }) => event },
          },
          { target: 'done' },
        ],
        // Identical to Next, by the specification.
        'move.skip': [
          {
            guard: 'hasMoveAfter',
            target: 'session',
            reenter: true,
            actions: { type: 'advance', params: ({ event }) => event },
          },
          { target: 'done' },
        ],
        // On the first move there is nowhere to go: the timer stops, and waits.
        'move.back': [
          {
            guard: 'isPastFirstMove',
            target: 'session',
            reenter: true,
            actions: { type: 'goBack', params: ({ event }) => event },
          },
          { actions: sendTo('timed', ({ event }) => ({ type: 'timed.pause', at: event.at })) },
        ],
        'session.pause': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.pause', at: event.at })) },
        'session.resume': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.resume', at: event.at })) },
        'session.choose-another': { target: 'setup', actions: 'forgetCoach' },
      },
    },
    done: {
      entry: 'recordSession',
      on: {
        'session.play-again': { target: 'session', actions: { type: 'begin', params: ({ event }) => event } },
        'session.choose-another': { target: 'setup', actions: 'forgetCoach' },
      },
    },
  },
});

export type MoveQuestSnapshot = SnapshotFrom<typeof moveQuestMachine>;

/** What the page shows: the timed session's own state while a move goes on. */
export function phaseOf({ value, context }: Pick<MoveQuestSnapshot, 'value' | 'context'>) {
  if (value === 'session') return timedStatus(context);
  return value === 'opening' ? 'setup' : value;
}
