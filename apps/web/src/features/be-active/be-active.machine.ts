import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { SECOND_MS, STILL_AT_ZERO, startClock } from '../../lib/timed-session/steady-clock.ts';
import {
  positionIn,
  type TimedInput,
  type TimedPosition,
  timedSessionMachine,
  timedStatus,
} from '../../lib/timed-session/timed-session.machine.ts';
import type { IdeaId } from './be-active.catalogue.ts';
import { DEFAULT_FILTER, type Filter, firstIdea, landing } from './wheel.ts';

export const TIMES = [30, 60, 90] as const;
export type Seconds = (typeof TIMES)[number];
const DEFAULT_SECONDS: Seconds = 60;
/** How long the wheel turns. */
export const SPIN_MS = 2_600;

/** Length, clock and shown time are those of the timer that was begun last; the length is 0 before the first one. */
export interface BeActiveContext extends TimedInput {
  readonly filter: Filter;
  /** The idea on top of the wheel. */
  readonly idea: IdeaId;
  /** Null before anything was picked. */
  readonly pickedBy: 'child' | 'wheel' | null;
  /** Spins so far, the one that is going on included. */
  readonly spins: number;
  /** What the next timer is set to. */
  readonly seconds: Seconds;
  readonly isNew: boolean;
  readonly ended: 'rang' | 'stopped' | null;
  /** Moves that were finished in this visit. */
  readonly finished: number;
}

/** `at` is the time of day in milliseconds. */
export type BeActiveEvent =
  | { readonly type: 'filter.choose'; readonly filter: Filter }
  /** What the device remembers; too late once something was picked. */
  | { readonly type: 'filter.recall'; readonly filter: Filter }
  | { readonly type: 'idea.pick'; readonly idea: IdeaId }
  /** `random` is from 0 up to, not including, 1. A `still` wheel does not turn: it has picked at once. */
  | { readonly type: 'wheel.spin'; readonly random: number; readonly still: boolean }
  | { readonly type: 'time.choose'; readonly seconds: Seconds }
  /** `isNew`: never done before on this device. */
  | { readonly type: 'timer.start'; readonly isNew: boolean; readonly at: number }
  | { readonly type: 'timer.pause'; readonly at: number }
  | { readonly type: 'timer.resume'; readonly at: number }
  | { readonly type: 'move.done' }
  | { readonly type: 'move.again'; readonly at: number }
  | { readonly type: 'move.other' };

type Picked = Partial<Pick<BeActiveContext, 'idea' | 'pickedBy' | 'spins' | 'filter'>>;

/** Before anything was picked. */
export const FIRST_LOOK: BeActiveContext = {
  filter: DEFAULT_FILTER,
  idea: firstIdea(DEFAULT_FILTER),
  pickedBy: null,
  spins: 0,
  seconds: DEFAULT_SECONDS,
  lengthMs: 0,
  clock: STILL_AT_ZERO,
  shownMs: 0,
  isNew: false,
  ended: null,
  finished: 0,
};

/**
 * Pick a move or let the wheel pick, do it as long as the timer runs or as long as it is fun, and hear what was done. The time is the
 * timed session's. Its input is where a move of before is gone on with, or one that was picked before.
 */
export const beActiveMachine = setup({
  types: {
    context: {} as BeActiveContext,
    events: {} as BeActiveEvent,
    input: {} as BeActiveContext | undefined,
  },
  actors: { timedSession: timedSessionMachine },
  delays: { spin: SPIN_MS },
  guards: {
    hasBegun: ({ context }) => context.lengthMs > 0,
    isUntouched: ({ context }) => context.pickedBy === null && context.finished === 0,
    isStill: (_, { still }: { still: boolean }) => still,
  },
  actions: {
    show: assign((_, picked: Picked) => picked),
    chooseFilter: assign((_, { filter }: { filter: Filter }) => ({
      filter,
      idea: firstIdea(filter),
      pickedBy: null,
    })),
    chooseTime: assign((_, { seconds }: { seconds: Seconds }) => ({ seconds })),
    wind: assign(({ context }, { isNew, at }: { isNew: boolean; at: number }) => ({
      lengthMs: context.seconds * SECOND_MS,
      clock: startClock(STILL_AT_ZERO, at),
      shownMs: 0,
      isNew,
      ended: null,
    })),
    follow: assign((_, position: TimedPosition) => position),
    stopClock: assign({ clock: STILL_AT_ZERO }),
    showTheEnd: assign(({ context }) => ({ shownMs: context.lengthMs })),
    end: assign(({ context }, { ended }: { ended: 'rang' | 'stopped' }) => ({
      ended,
      finished: context.finished + 1,
    })),
    recordMove: () => undefined,
  },
}).createMachine({
  id: 'be-active',
  context: ({ input }) => input ?? FIRST_LOOK,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasBegun', target: 'moving' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'filter.choose': { actions: { type: 'chooseFilter', params: ({ event }) => event } },
        'filter.recall': {
          guard: 'isUntouched',
          actions: { type: 'chooseFilter', params: ({ event }) => event },
        },
        'idea.pick': {
          actions: { type: 'show', params: ({ event }) => ({ idea: event.idea, pickedBy: 'child' }) },
        },
        'time.choose': { actions: { type: 'chooseTime', params: ({ event }) => event } },
        'wheel.spin': [
          {
            guard: { type: 'isStill', params: ({ event }) => event },
            actions: {
              type: 'show',
              params: ({ context: { filter, idea }, event }) => ({
                idea: landing(filter, idea, event.random),
                pickedBy: 'wheel',
              }),
            },
          },
          {
            target: 'spinning',
            actions: {
              type: 'show',
              params: ({ context: { filter, idea, spins }, event }) => ({
                idea: landing(filter, idea, event.random),
                pickedBy: 'wheel',
                spins: spins + 1,
              }),
            },
          },
        ],
        'timer.start': { target: 'moving', actions: { type: 'wind', params: ({ event }) => event } },
      },
    },
    // Where it will stop is known from the first moment. A child that picks meanwhile has picked.
    spinning: {
      after: { spin: 'choosing' },
      on: {
        'filter.choose': { target: 'choosing', actions: { type: 'chooseFilter', params: ({ event }) => event } },
        'idea.pick': {
          target: 'choosing',
          actions: { type: 'show', params: ({ event }) => ({ idea: event.idea, pickedBy: 'child' }) },
        },
      },
    },
    moving: {
      exit: 'stopClock',
      invoke: {
        id: 'timed',
        src: 'timedSession',
        input: ({ context: { clock, shownMs, lengthMs } }) => ({ clock, shownMs, lengthMs }),
        onSnapshot: { actions: { type: 'follow', params: ({ event }) => positionIn(event.snapshot) } },
        onDone: { target: 'finished', actions: ['showTheEnd', { type: 'end', params: { ended: 'rang' } }] },
      },
      on: {
        'timer.pause': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.pause', at: event.at })) },
        'timer.resume': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.resume', at: event.at })) },
        'move.done': { target: 'finished', actions: { type: 'end', params: { ended: 'stopped' } } },
      },
    },
    finished: {
      entry: 'recordMove',
      on: {
        'move.again': {
          target: 'moving',
          actions: { type: 'wind', params: ({ event }) => ({ isNew: false, at: event.at }) },
        },
        'move.other': 'choosing',
      },
    },
  },
});

export type BeActiveSnapshot = SnapshotFrom<typeof beActiveMachine>;

/** What the page shows: a move goes on, or pauses, as its timed session does. */
export type Phase = Exclude<BeActiveSnapshot['value'], 'opening'> | 'paused';

export function phaseOf({ value, context }: Pick<BeActiveSnapshot, 'value' | 'context'>): Phase {
  if (value === 'moving' && timedStatus(context) === 'paused') return 'paused';
  return value === 'opening' ? 'choosing' : value;
}
