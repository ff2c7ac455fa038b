import { assign, setup } from 'xstate';

export interface ReplayContext {
  /** How many days there are, and how many of them have grown so far. */
  readonly days: number;
  readonly shown: number;
  /** In milliseconds of any steady clock, and when it said so last while playing. */
  readonly now: () => number;
  readonly grewAt: number;
}
export type ReplayEvent =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'seek'; readonly shown: number };

/** Watching takes about so long, whatever has grown … */
const WHOLE_MS = 14_000;
/** … but no day goes by faster than an eye can follow, or slower than it wants to wait. */
const DAY_MS = { least: 50, most: 500 } as const;

export function dayMs(days: number): number {
  return Math.min(DAY_MS.most, Math.max(DAY_MS.least, WHOLE_MS / Math.max(1, days)));
}

/** The garden growing again from bare soil. It begins whole, and ends whole; from its end it plays from the start. */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as ReplayEvent,
    input: {} as Pick<ReplayContext, 'days' | 'now'>,
  },
  delays: { oneDay: ({ context }) => dayMs(context.days) },
  guards: { isWhole: ({ context }) => context.shown >= context.days },
  actions: {
    clear: assign({ shown: 0 }),
    startClock: assign(({ context }) => ({ grewAt: context.now() })),
    // A slow device grows several days at once rather than make its child wait longer.
    grow: assign(({ context }) => {
      const now = context.now();
      const due = Math.max(1, Math.round((now - context.grewAt) / dayMs(context.days)));
      return { shown: Math.min(context.days, context.shown + due), grewAt: now };
    }),
    show: assign(({ context }, { shown }: { shown: number }) => ({
      shown: Math.min(context.days, Math.max(0, Math.round(shown))),
    })),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, shown: input.days, grewAt: 0 }),
  initial: 'still',
  on: {
    // A child that takes the days in hand wants them to hold still.
    step: {
      target: '.still',
      actions: { type: 'show', params: ({ context, event }) => ({ shown: context.shown + event.by }) },
    },
    seek: { target: '.still', actions: { type: 'show', params: ({ event }) => event } },
  },
  states: {
    still: {
      on: { play: [{ guard: 'isWhole', target: 'playing', actions: 'clear' }, { target: 'playing' }] },
    },
    playing: {
      entry: 'startClock',
      initial: 'waiting',
      always: { guard: 'isWhole', target: 'still' },
      states: { waiting: { after: { oneDay: { target: 'waiting', reenter: true, actions: 'grow' } } } },
      on: { pause: 'still' },
    },
  },
});
