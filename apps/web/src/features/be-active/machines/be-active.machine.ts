import { assign, type SnapshotFrom, setup } from 'xstate';
import { countdown, type TickEvent } from '../../../lib/countdown/countdown.actor.ts';
import { SECOND_MS } from '../../../lib/countdown/countdown.ts';
import type { IdeaId } from '../be-active.catalogue.ts';
import { DEFAULT_FILTER, type Filter, firstIdea, landing } from '../wheel.ts';

export const TIMES = [30, 60, 90] as const;
export type Seconds = (typeof TIMES)[number];
const DEFAULT_SECONDS: Seconds = 60;
/** How long the wheel turns. */
export const SPIN_MS = 2_600;

export interface BeActiveContext {
  readonly filter: Filter;
  /** The idea on top of the wheel. */
  readonly idea: IdeaId;
  readonly pickedBy: 'nobody' | 'child' | 'wheel';
  /** Spins so far, the one that is going on included. */
  readonly spins: number;
  readonly seconds: Seconds;
  readonly leftMs: number;
  readonly isNew: boolean;
  readonly ended: 'rang' | 'stopped' | null;
  /** Moves that were finished in this visit. */
  readonly finished: number;
}
export type BeActiveEvent =
  | { readonly type: 'filter.choose'; readonly filter: Filter }
  /** What the device remembers; too late once something was picked. */
  | { readonly type: 'filter.recall'; readonly filter: Filter }
  | { readonly type: 'idea.pick'; readonly idea: IdeaId }
  /** `random` is from 0 up to, not including, 1. A `still` wheel does not turn: it has picked at once. */
  | { readonly type: 'wheel.spin'; readonly random: number; readonly still: boolean }
  | { readonly type: 'time.choose'; readonly seconds: Seconds }
  /** `isNew`: never done before on this device. */
  | { readonly type: 'timer.start'; readonly isNew: boolean }
  | { readonly type: 'timer.pause' }
  | { readonly type: 'timer.resume' }
  | { readonly type: 'move.done' }
  | { readonly type: 'move.again' }
  | { readonly type: 'move.other' }
  | TickEvent;

type Picked = Partial<Pick<BeActiveContext, 'idea' | 'pickedBy' | 'spins' | 'filter'>>;

/** Pick a move or let the wheel pick, do it as long as the timer runs or as long as it is fun, and hear what was done. */
export const beActiveMachine = setup({
  types: { context: {} as BeActiveContext, events: {} as BeActiveEvent },
  actors: { countdown },
  delays: { spin: SPIN_MS },
  guards: {
    isUntouched: ({ context }) => context.pickedBy === 'nobody' && context.finished === 0,
    isStill: (_, { still }: { still: boolean }) => still,
    isOver: (_, { leftMs }: { leftMs: number }) => leftMs <= 0,
  },
  actions: {
    show: assign((_, picked: Picked) => picked),
    chooseFilter: assign((_, { filter }: { filter: Filter }) => ({
      filter,
      idea: firstIdea(filter),
      pickedBy: 'nobody' as const,
    })),
    chooseTime: assign((_, { seconds }: { seconds: Seconds }) => ({ seconds })),
    wind: assign(({ context }, { isNew }: { isNew: boolean }) => ({
      leftMs: context.seconds * SECOND_MS,
      isNew,
      ended: null,
    })),
    countDown: assign((_, { leftMs }: { leftMs: number }) => ({ leftMs })),
    end: assign(({ context }, { ended }: { ended: 'rang' | 'stopped' }) => ({
      ended,
      finished: context.finished + 1,
    })),
    recordMove: () => undefined,
  },
}).createMachine({
  id: 'be-active',
  context: {
    filter: DEFAULT_FILTER,
    idea: firstIdea(DEFAULT_FILTER),
    pickedBy: 'nobody',
    spins: 0,
    seconds: DEFAULT_SECONDS,
    leftMs: 0,
    isNew: false,
    ended: null,
    finished: 0,
  },
  initial: 'choosing',
  states: {
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
      invoke: { src: 'countdown', input: ({ context }) => ({ leftMs: context.leftMs }) },
      on: {
        tick: [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'finished',
            actions: [
              { type: 'countDown', params: ({ event }) => event },
              { type: 'end', params: { ended: 'rang' } },
            ],
          },
          { actions: { type: 'countDown', params: ({ event }) => event } },
        ],
        'timer.pause': 'paused',
        'move.done': { target: 'finished', actions: { type: 'end', params: { ended: 'stopped' } } },
      },
    },
    // The second that had begun begins again.
    paused: {
      on: {
        'timer.resume': 'moving',
        'move.done': { target: 'finished', actions: { type: 'end', params: { ended: 'stopped' } } },
      },
    },
    finished: {
      entry: 'recordMove',
      on: {
        'move.again': { target: 'moving', actions: { type: 'wind', params: { isNew: false } } },
        'move.other': 'choosing',
      },
    },
  },
});

export type Phase = SnapshotFrom<typeof beActiveMachine>['value'];
