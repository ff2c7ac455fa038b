import { assign, type SnapshotFrom, setup } from 'xstate';
import { type ClockTick, secondTicker } from '../steady-clock/second-ticker.ts';
import { elapsedMs, endedUnseen, holdClock, type SteadyClock, startClock } from '../steady-clock/steady-clock.ts';

/** Where a timed session stands. All that is shown comes from `shownMs`, what the clock said at the last tick. */
export interface TimedPosition {
  readonly clock: SteadyClock;
  readonly shownMs: number;
}

/** A clock that runs begins a running session, one that stands still a paused one, as after a page was loaded anew. */
export interface TimedInput extends TimedPosition {
  readonly lengthMs: number;
}

export interface TimedEnd {
  /** The time of day at which it was done, in milliseconds; 0 until then. */
  readonly at: number;
}

/** `at` is the time of day in milliseconds. */
export type TimedEvent =
  | { readonly type: 'timed.pause'; readonly at: number }
  | { readonly type: 'timed.resume'; readonly at: number }
  | ClockTick;

/**
 * A session of a known length: it runs, pauses to the millisecond, and is done once its time was seen to pass. When the device slept
 * past its end it waits, paused, at the last second that was shown. A feature invokes it, follows its snapshots by
 * {@link positionIn}, and leaves it by leaving the state that invoked it.
 */
export const timedSessionMachine = setup({
  types: {
    context: {} as TimedInput & TimedEnd,
    events: {} as TimedEvent,
    input: {} as TimedInput,
    output: {} as TimedEnd,
  },
  actors: { secondTicker },
  guards: {
    startsRunning: ({ context }) => context.clock.runningSince !== null,
    isOver: ({ context }, { at }: { at: number }) => elapsedMs(context.clock, at) >= context.lengthMs,
    endedUnseen: ({ context }, { at }: { at: number }) => endedUnseen(elapsedMs(context.clock, at), context.lengthMs),
  },
  actions: {
    resume: assign(({ context }, { at }: { at: number }) => ({ clock: startClock(context.clock, at) })),
    hold: assign(({ context }, { at }: { at: number }) => {
      const clock = holdClock(context.clock, at, context.lengthMs);
      return { clock, shownMs: clock.keptMs };
    }),
    holdWhereSeen: assign(({ context }) => ({ clock: { keptMs: context.shownMs, runningSince: null } })),
    end: assign((_, { at }: { at: number }) => ({ at })),
    show: assign(({ context }, { at }: { at: number }) => ({ shownMs: elapsedMs(context.clock, at) })),
  },
}).createMachine({
  id: 'timed-session',
  context: ({ input }) => ({ ...input, at: 0 }),
  output: ({ context }) => ({ at: context.at }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsRunning', target: 'running' }, { target: 'paused' }] },
    running: {
      invoke: { src: 'secondTicker', input: ({ context }) => context.clock },
      on: {
        'clock.tick': [
          { guard: { type: 'endedUnseen', params: ({ event }) => event }, target: 'paused', actions: 'holdWhereSeen' },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'done',
            actions: { type: 'end', params: ({ event }) => event },
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
        'timed.pause': { target: 'paused', actions: { type: 'hold', params: ({ event }) => event } },
      },
    },
    paused: {
      on: { 'timed.resume': { target: 'running', actions: { type: 'resume', params: ({ event }) => event } } },
    },
    done: { type: 'final' },
  },
});

export const positionIn = ({ context }: SnapshotFrom<typeof timedSessionMachine>): TimedPosition => ({
  clock: context.clock,
  shownMs: context.shownMs,
});

/** What the page calls a session that goes on. */
export const timedStatus = ({ clock }: TimedPosition): 'running' | 'paused' =>
  clock.runningSince === null ? 'paused' : 'running';
