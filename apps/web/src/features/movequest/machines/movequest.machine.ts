import { assign, setup } from 'xstate';
import { countdown, type TickEvent } from '../../../lib/countdown/countdown.actor.ts';
import { SECOND_MS } from '../../../lib/countdown/countdown.ts';
import type { CoachId } from '../movequest.catalogue.ts';
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
} from '../session-plan.ts';

export interface MoveQuestContext extends Place {
  readonly coach: CoachId | null;
  readonly level: Level;
  readonly secondsPerMove: SecondsPerMove;
  /** Of the move that is going on. */
  readonly leftMs: number;
  /**
   * Time spent on each move of this session, in their order: without pauses, and without what the device slept beyond a
   * move's end. A move that is gone back to adds to what it had.
   */
  readonly movedMs: readonly number[];
  /** The move that was just done until its time was up; its coach has a word for it. */
  readonly justDone: number | null;
}
export type MoveQuestEvent =
  | { readonly type: 'coach.choose'; readonly coach: CoachId }
  | { readonly type: 'level.choose'; readonly level: Level }
  | { readonly type: 'time.choose'; readonly seconds: SecondsPerMove }
  | { readonly type: 'session.start' }
  | { readonly type: 'move.next' }
  | { readonly type: 'move.skip' }
  | { readonly type: 'move.back' }
  | { readonly type: 'session.pause' }
  | { readonly type: 'session.resume' }
  | { readonly type: 'session.play-again' }
  | { readonly type: 'session.choose-another' }
  | TickEvent;

const loops = ({ level }: MoveQuestContext) => loopsOf(level);
const movedNow = (context: MoveQuestContext) => context.movedMs[movesBefore(context)] ?? 0;
const fullMove = ({ secondsPerMove }: MoveQuestContext) => secondsPerMove * SECOND_MS;

/** Setup, session, done (specification 001, section 4), and a pause. Whoever provides `recordSession` hears of each end once, of one that
 * was skipped through too: what counts is no matter of phases. */
export const moveQuestMachine = setup({
  types: { context: {} as MoveQuestContext, events: {} as MoveQuestEvent },
  actors: { countdown },
  delays: { nextMove: NEXT_MOVE_DELAY_MS },
  guards: {
    hasCoach: ({ context }) => context.coach !== null,
    hasMoveAfter: ({ context }) => placeAfter(context, loops(context)) !== null,
    isPastFirstMove: ({ context }) => context.moveIndex > 0,
    isOver: (_, { leftMs }: { leftMs: number }) => leftMs <= 0,
  },
  actions: {
    chooseCoach: assign((_, { coach }: { coach: CoachId }) => ({ coach })),
    chooseLevel: assign((_, { level }: { level: Level }) => ({ level })),
    chooseTime: assign((_, { seconds }: { seconds: SecondsPerMove }) => ({ secondsPerMove: seconds })),
    begin: assign(({ context }) => ({
      ...FIRST_PLACE,
      leftMs: fullMove(context),
      movedMs: Array<number>(movesOf(context.level)).fill(0),
      justDone: null,
    })),
    advance: assign(({ context }) => ({
      ...(placeAfter(context, loops(context)) ?? {}),
      leftMs: fullMove(context),
      justDone: null,
    })),
    goBack: assign(({ context }) => ({
      moveIndex: context.moveIndex - 1,
      leftMs: fullMove(context),
      justDone: null,
    })),
    advanceWithPraise: assign(({ context }) => ({
      ...(placeAfter(context, loops(context)) ?? {}),
      leftMs: fullMove(context),
      justDone: context.moveIndex,
    })),
    countDown: assign(({ context }, { leftMs }: { leftMs: number }) => ({
      leftMs,
      movedMs: context.movedMs.with(movesBefore(context), movedNow(context) + context.leftMs - leftMs),
    })),
    forgetCoach: assign({ coach: null, ...FIRST_PLACE }),
    recordSession: () => undefined,
  },
}).createMachine({
  id: 'movequest',
  context: {
    coach: null,
    level: DEFAULT_LEVEL,
    secondsPerMove: DEFAULT_SECONDS,
    ...FIRST_PLACE,
    leftMs: DEFAULT_SECONDS * SECOND_MS,
    movedMs: [],
    justDone: null,
  },
  initial: 'setup',
  states: {
    setup: {
      on: {
        'coach.choose': { actions: { type: 'chooseCoach', params: ({ event }) => event } },
        'level.choose': { actions: { type: 'chooseLevel', params: ({ event }) => event } },
        'time.choose': { actions: { type: 'chooseTime', params: ({ event }) => event } },
        'session.start': { guard: 'hasCoach', target: 'session', actions: 'begin' },
      },
    },
    session: {
      initial: 'moving',
      on: {
        'move.next': [{ guard: 'hasMoveAfter', target: '.changing', actions: 'advance' }, { target: 'done' }],
        // Identical to Next, by the specification.
        'move.skip': [{ guard: 'hasMoveAfter', target: '.changing', actions: 'advance' }, { target: 'done' }],
        // On the first move there is nowhere to go: the timer stops, and waits.
        'move.back': [{ guard: 'isPastFirstMove', target: '.changing', actions: 'goBack' }, { target: '.paused' }],
        'session.choose-another': { target: 'setup', actions: 'forgetCoach' },
      },
      states: {
        moving: {
          invoke: { src: 'countdown', input: ({ context }) => ({ leftMs: context.leftMs }) },
          on: {
            tick: [
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: 'over',
                actions: { type: 'countDown', params: ({ event }) => event },
              },
              { actions: { type: 'countDown', params: ({ event }) => event } },
            ],
            'session.pause': 'paused',
          },
        },
        // Zero does what Next does. After a long sleep too: one move at most is over that nobody saw.
        over: {
          always: [
            { guard: 'hasMoveAfter', target: 'changing', actions: 'advanceWithPraise' },
            { target: '#movequest.done' },
          ],
        },
        changing: {
          after: { nextMove: 'moving' },
          on: { 'session.pause': 'paused' },
        },
        // The second that had begun begins again.
        paused: { on: { 'session.resume': 'moving' } },
      },
    },
    done: {
      entry: 'recordSession',
      on: {
        'session.play-again': { target: 'session', actions: 'begin' },
        'session.choose-another': { target: 'setup', actions: 'forgetCoach' },
      },
    },
  },
});
