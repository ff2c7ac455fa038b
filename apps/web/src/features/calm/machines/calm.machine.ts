import { assign, setup } from 'xstate';
import { localDateOf } from '../../../lib/local-day/local-day.ts';
import { type ClockTick, secondTicker } from '../../../lib/steady-clock/second-ticker.ts';
import {
  elapsedMs,
  endedUnseen,
  holdClock,
  STILL_AT_ZERO,
  type SteadyClock,
  startClock,
} from '../../../lib/steady-clock/steady-clock.ts';
import type { CalmSession } from '../calm.catalogue.ts';
import type { CalmMoment } from '../calm-moments.ts';

export interface CalmContext {
  readonly session: CalmSession | null;
  readonly clock: SteadyClock;
  /** What the clock said at the last tick: all that is shown comes from it. */
  readonly shownMs: number;
  /** Moments of this visit that nobody has saved yet, oldest first. */
  readonly unsaved: readonly CalmMoment[];
}

/** `at` is the time of day in milliseconds. */
export type CalmEvent =
  | { readonly type: 'session.start'; readonly session: CalmSession; readonly at: number }
  | { readonly type: 'session.pause'; readonly at: number }
  | { readonly type: 'session.continue'; readonly at: number }
  | { readonly type: 'session.stop'; readonly at: number }
  | { readonly type: 'session.again'; readonly at: number }
  | { readonly type: 'session.leave' }
  | { readonly type: 'moments.save' }
  | ClockTick;

/** Choosing, a session with its pauses, and two equal ends: finished, or stopped when the child wanted to. */
export const calmMachine = setup({
  types: { context: {} as CalmContext, events: {} as CalmEvent },
  actors: { secondTicker },
  guards: {
    isOver: ({ context }, { at }: { at: number }) => elapsedMs(context.clock, at) >= lengthMs(context),
    endedUnseen: ({ context }, { at }: { at: number }) => endedUnseen(elapsedMs(context.clock, at), lengthMs(context)),
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    choose: assign((_, { session }: { session: CalmSession }) => ({ session })),
    begin: assign((_, { at }: { at: number }) => ({ clock: startClock(STILL_AT_ZERO, at), shownMs: 0 })),
    goOn: assign(({ context }, { at }: { at: number }) => ({ clock: startClock(context.clock, at) })),
    hold: assign(({ context }, { at }: { at: number }) => {
      const clock = holdClock(context.clock, at, lengthMs(context));
      return { clock, shownMs: clock.keptMs };
    }),
    holdWhereSeen: assign(({ context }) => ({ clock: { keptMs: context.shownMs, runningSince: null } })),
    show: assign(({ context }, { at }: { at: number }) => ({ shownMs: elapsedMs(context.clock, at) })),
    showTheEnd: assign(({ context }) => ({ clock: STILL_AT_ZERO, shownMs: lengthMs(context) })),
    rememberMoment: assign(({ context }, { at, finished }: { at: number; finished: boolean }) => ({
      unsaved: context.session
        ? [...context.unsaved, { sessionId: context.session.id, date: localDateOf(new Date(at)), finished }]
        : context.unsaved,
    })),
    forgetSession: assign({ session: null, clock: STILL_AT_ZERO, shownMs: 0 }),
    forgetUnsaved: assign({ unsaved: [] }),
    /** Given by the page: that a session was followed to its end. */
    recordFinished: (_, _params: { session: CalmSession | null }) => {},
    /** Given by the page: keeps them on the device. */
    keepMoments: (_, _params: { moments: readonly CalmMoment[] }) => {},
  },
}).createMachine({
  id: 'calm',
  context: { session: null, clock: STILL_AT_ZERO, shownMs: 0, unsaved: [] },
  initial: 'choosing',
  on: {
    'moments.save': {
      guard: 'hasUnsaved',
      actions: [{ type: 'keepMoments', params: ({ context }) => ({ moments: context.unsaved }) }, 'forgetUnsaved'],
    },
  },
  states: {
    choosing: {
      on: {
        'session.start': {
          target: 'running',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'begin', params: ({ event }) => event },
          ],
        },
      },
    },
    running: {
      invoke: { src: 'secondTicker', input: ({ context }) => context.clock },
      on: {
        'clock.tick': [
          { guard: { type: 'endedUnseen', params: ({ event }) => event }, target: 'paused', actions: 'holdWhereSeen' },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'finished',
            actions: [
              'showTheEnd',
              { type: 'rememberMoment', params: ({ event }) => ({ at: event.at, finished: true }) },
              { type: 'recordFinished', params: ({ context }) => ({ session: context.session }) },
            ],
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
        'session.pause': { target: 'paused', actions: { type: 'hold', params: ({ event }) => event } },
        'session.stop': {
          target: 'stopped',
          actions: [
            { type: 'hold', params: ({ event }) => event },
            { type: 'rememberMoment', params: ({ event }) => ({ at: event.at, finished: false }) },
          ],
        },
      },
    },
    paused: {
      on: {
        'session.continue': { target: 'running', actions: { type: 'goOn', params: ({ event }) => event } },
        'session.stop': {
          target: 'stopped',
          actions: { type: 'rememberMoment', params: ({ event }) => ({ at: event.at, finished: false }) },
        },
      },
    },
    finished: {
      on: {
        'session.again': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        'session.leave': { target: 'choosing', actions: 'forgetSession' },
      },
    },
    stopped: {
      on: {
        'session.again': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        'session.leave': { target: 'choosing', actions: 'forgetSession' },
      },
    },
  },
});

function lengthMs({ session }: Pick<CalmContext, 'session'>): number {
  return session ? session.durationSeconds * 1000 : 0;
}
