import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import {
  elapsedMs,
  endedUnseen,
  holdClock,
  msToNextSecond,
  SECOND_MS,
  type SteadyClock,
  startClock,
  wasSetBack,
} from './steady-clock.ts';

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
export interface ClockTick {
  readonly type: 'clock.tick';
  readonly at: number;
}

/** `at` is the time of day in milliseconds. */
export type TimedEvent =
  | { readonly type: 'timed.pause'; readonly at: number }
  | { readonly type: 'timed.resume'; readonly at: number }
  | ClockTick;

/**
 * Ticks on the whole seconds of a running clock, each counted anew from the time of day, so that lateness never adds up; and once more
 * when a hidden tab is looked at again.
 */
const secondTicker = fromCallback<ClockTick, SteadyClock>(({ input: clock, sendBack }) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => sendBack({ type: 'clock.tick', at: Date.now() });
  const wait = () => {
    timer = setTimeout(
      () => {
        // First the next one: the tick may be the last, and what is set after that would go on for ever.
        wait();
        tick();
      },
      msToNextSecond(clock, Date.now()),
    );
  };
  const look = () => {
    if (document.visibilityState === 'visible') tick();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
});

/**
 * A session of a known length: it runs, pauses to the millisecond, and is done once its time was seen to pass. When the device slept
 * past its end it waits, paused, at the last second that was shown. What was shown never falls, whatever becomes of the time of day. A
 * feature invokes it, follows its snapshots by {@link positionIn}, and leaves it by leaving the state that invoked it.
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
    wasSetBack: ({ context }, { at }: { at: number }) => wasSetBack(context.clock, at, context.shownMs),
  },
  actions: {
    resume: assign(({ context }, { at }: { at: number }) => ({ clock: startClock(context.clock, at) })),
    hold: assign(({ context }, { at }: { at: number }) => {
      const held = holdClock(context.clock, at, context.lengthMs);
      const shownMs = Math.max(context.shownMs, held.keptMs);
      return { clock: { ...held, keptMs: shownMs }, shownMs };
    }),
    holdWhereSeen: assign(({ context }) => ({ clock: { keptMs: context.shownMs, runningSince: null } })),
    goOnWhereSeen: assign(({ context }, { at }: { at: number }) => ({
      clock: { keptMs: context.shownMs, runningSince: at },
    })),
    end: assign((_, { at }: { at: number }) => ({ at })),
    show: assign(({ context }, { at }: { at: number }) => ({
      shownMs: Math.max(context.shownMs, elapsedMs(context.clock, at)),
    })),
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
          {
            guard: { type: 'wasSetBack', params: ({ event }) => event },
            target: 'running',
            reenter: true,
            actions: { type: 'goOnWhereSeen', params: ({ event }) => event },
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
        'timed.pause': [
          { guard: { type: 'endedUnseen', params: ({ event }) => event }, target: 'paused', actions: 'holdWhereSeen' },
          { target: 'paused', actions: { type: 'hold', params: ({ event }) => event } },
        ],
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

/** What a countdown shows: 30 for the whole first second, 1 for the last one, 0 when it is over. */
export const secondsLeft = (shownMs: number, lengthMs: number): number => Math.ceil((lengthMs - shownMs) / SECOND_MS);
