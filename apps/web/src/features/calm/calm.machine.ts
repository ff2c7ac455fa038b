import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { holdClock, STILL_AT_ZERO, startClock } from '../../lib/timed-session/steady-clock.ts';
import {
  positionIn,
  type TimedPosition,
  timedSessionMachine,
  timedStatus,
} from '../../lib/timed-session/timed-session.machine.ts';
import type { CalmSession } from './calm.catalogue.ts';
import type { CalmMoment } from './calm-moments.ts';

export interface CalmContext extends TimedPosition {
  readonly session: CalmSession | null;
  /** Moments of this visit that were not saved yet, oldest first. */
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
  | { readonly type: 'moments.save' };

/**
 * Choosing, a timed session, and two equal ends: finished, or stopped when the child wanted to. Its input is where a session of before
 * is gone on with.
 */
export const calmMachine = setup({
  types: { context: {} as CalmContext, events: {} as CalmEvent, input: {} as CalmContext | undefined },
  actors: { timedSession: timedSessionMachine },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    hasUnsaved: ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    choose: assign((_, { session }: { session: CalmSession }) => ({ session })),
    begin: assign((_, { at }: { at: number }) => ({ clock: startClock(STILL_AT_ZERO, at), shownMs: 0 })),
    follow: assign((_, position: TimedPosition) => position),
    hold: assign(({ context }, { at }: { at: number }) => {
      const clock = holdClock(context.clock, at, lengthMs(context));
      return { clock, shownMs: clock.keptMs };
    }),
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
  context: ({ input }) => input ?? { session: null, clock: STILL_AT_ZERO, shownMs: 0, unsaved: [] },
  initial: 'opening',
  on: {
    'moments.save': {
      guard: 'hasUnsaved',
      actions: [{ type: 'keepMoments', params: ({ context }) => ({ moments: context.unsaved }) }, 'forgetUnsaved'],
    },
  },
  states: {
    opening: { always: [{ guard: 'hasSession', target: 'session' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'session.start': {
          target: 'session',
          actions: [
            { type: 'choose', params: ({ event }) => event },
            { type: 'begin', params: ({ event }) => event },
          ],
        },
      },
    },
    session: {
      invoke: {
        id: 'timed',
        src: 'timedSession',
        input: ({ context }) => ({ clock: context.clock, shownMs: context.shownMs, lengthMs: lengthMs(context) }),
        onSnapshot: { actions: { type: 'follow', params: ({ event }) => positionIn(event.snapshot) } },
        onDone: {
          target: 'finished',
          actions: [
            'showTheEnd',
            { type: 'rememberMoment', params: ({ event }) => ({ at: event.output.at, finished: true }) },
            { type: 'recordFinished', params: ({ context }) => ({ session: context.session }) },
          ],
        },
      },
      on: {
        'session.pause': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.pause', at: event.at })) },
        'session.continue': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.resume', at: event.at })) },
        'session.stop': {
          target: 'stopped',
          actions: [
            { type: 'hold', params: ({ event }) => event },
            { type: 'rememberMoment', params: ({ event }) => ({ at: event.at, finished: false }) },
          ],
        },
      },
    },
    finished: {
      on: {
        'session.again': { target: 'session', actions: { type: 'begin', params: ({ event }) => event } },
        'session.leave': { target: 'choosing', actions: 'forgetSession' },
      },
    },
    stopped: {
      on: {
        'session.again': { target: 'session', actions: { type: 'begin', params: ({ event }) => event } },
        'session.leave': { target: 'choosing', actions: 'forgetSession' },
      },
    },
  },
});

export type CalmSnapshot = SnapshotFrom<typeof calmMachine>;

/** What the page shows: the timed session's own state while one goes on. */
export function statusOf({ value, context }: Pick<CalmSnapshot, 'value' | 'context'>) {
  if (value === 'session') return timedStatus(context);
  return value === 'opening' ? 'choosing' : value;
}

function lengthMs({ session }: Pick<CalmContext, 'session'>): number {
  return session ? session.durationSeconds * 1000 : 0;
}
