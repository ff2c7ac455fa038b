import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { STILL_AT_ZERO, startClock } from '../../lib/timed-session/steady-clock.ts';
import {
  positionIn,
  type TimedPosition,
  timedSessionMachine,
  timedStatus,
} from '../../lib/timed-session/timed-session.machine.ts';
import { type BreathPosition, positionAt, totalSeconds } from './breath-position.ts';
import type { BreathingLevel } from './breathing.catalogue.ts';

export interface BreathingContext extends TimedPosition {
  readonly level: BreathingLevel | null;
  /** How many sessions of this level were begun. */
  readonly round: number;
  /** Whether the level was left in the middle of a session. */
  readonly leftEarly: boolean;
}

/** `at` is the time of day in milliseconds. */
export type BreathingEvent =
  | { readonly type: 'level.choose'; readonly level: BreathingLevel }
  | { readonly type: 'level.change' }
  | { readonly type: 'breath.start'; readonly at: number }
  | { readonly type: 'breath.pause'; readonly at: number }
  | { readonly type: 'breath.continue'; readonly at: number }
  | { readonly type: 'breath.replay'; readonly at: number };

export const BEFORE_CHOOSING = { level: null, clock: STILL_AT_ZERO, shownMs: 0, round: 0 } as const;

/**
 * Specification 001, section 4 "Breathing": choosing a level, its sessions, and their ends. The time is the timed session's, the
 * phases are read from it ({@link positionOf}). Its input is where a session of before is gone on with, or a
 * level that was chosen elsewhere.
 */
export const breathingMachine = setup({
  types: {
    context: {} as BreathingContext,
    events: {} as BreathingEvent,
    input: {} as BreathingContext | undefined,
  },
  actors: { timedSession: timedSessionMachine },
  guards: {
    hasLevel: ({ context }) => context.level !== null,
    hasBegun: ({ context }) => context.round > 0,
  },
  actions: {
    choose: assign((_, { level }: { level: BreathingLevel }) => ({ ...BEFORE_CHOOSING, level, leftEarly: false })),
    leaveLevel: assign(({ context }) => ({
      ...BEFORE_CHOOSING,
      leftEarly: context.shownMs > 0 && context.shownMs < lengthMs(context),
    })),
    begin: assign(({ context }, { at }: { at: number }) => ({
      clock: startClock(STILL_AT_ZERO, at),
      shownMs: 0,
      round: context.round + 1,
    })),
    follow: assign((_, position: TimedPosition) => position),
    showTheEnd: assign(({ context }) => ({ clock: STILL_AT_ZERO, shownMs: lengthMs(context) })),
    /** Given by the page: that a session was breathed to its end. */
    recordFinished: (_, _params: { level: BreathingLevel | null }) => {},
  },
}).createMachine({
  id: 'breathing',
  context: ({ input }) => input ?? { ...BEFORE_CHOOSING, leftEarly: false },
  initial: 'opening',
  on: { 'level.change': { target: '.choosing', actions: 'leaveLevel' } },
  states: {
    opening: {
      always: [
        { guard: 'hasBegun', target: 'session' },
        { guard: 'hasLevel', target: 'ready' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'level.choose': { target: 'ready', actions: { type: 'choose', params: ({ event }) => event } },
        'level.change': {},
      },
    },
    ready: {
      on: { 'breath.start': { target: 'session', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    session: {
      invoke: {
        id: 'timed',
        src: 'timedSession',
        input: ({ context }) => ({ clock: context.clock, shownMs: context.shownMs, lengthMs: lengthMs(context) }),
        onSnapshot: { actions: { type: 'follow', params: ({ event }) => positionIn(event.snapshot) } },
        onDone: {
          target: 'complete',
          actions: ['showTheEnd', { type: 'recordFinished', params: ({ context }) => ({ level: context.level }) }],
        },
      },
      on: {
        'breath.pause': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.pause', at: event.at })) },
        'breath.continue': { actions: sendTo('timed', ({ event }) => ({ type: 'timed.resume', at: event.at })) },
      },
    },
    complete: {
      on: { 'breath.replay': { target: 'session', actions: { type: 'begin', params: ({ event }) => event } } },
    },
  },
});

export type BreathingSnapshot = SnapshotFrom<typeof breathingMachine>;

/** What the page shows: the timed session's own state while one goes on. */
export function statusOf({ value, context }: Pick<BreathingSnapshot, 'value' | 'context'>) {
  if (value === 'session') return timedStatus(context);
  return value === 'opening' ? 'choosing' : value;
}

/** Phase, countdown and cycle, as the specification counts them: from 4 before a level is chosen. */
export function positionOf({ level, shownMs }: Pick<BreathingContext, 'level' | 'shownMs'>): BreathPosition {
  return level ? positionAt(level, shownMs) : { phase: 'inhale', countdown: 4, cycle: 1 };
}

function lengthMs({ level }: Pick<BreathingContext, 'level'>): number {
  return level ? totalSeconds(level) * 1000 : 0;
}
