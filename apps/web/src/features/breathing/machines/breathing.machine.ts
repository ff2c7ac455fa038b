import { assign, type SnapshotFrom, setup } from 'xstate';
import { type ClockTick, secondTicker } from '../../../lib/steady-clock/second-ticker.ts';
import {
  elapsedMs,
  endedUnseen,
  holdClock,
  STILL_AT_ZERO,
  type SteadyClock,
  startClock,
} from '../../../lib/steady-clock/steady-clock.ts';
import { type BreathPosition, positionAt, totalSeconds } from '../breath-position.ts';
import type { BreathingLevel } from '../breathing.catalogue.ts';

export interface BreathingContext {
  readonly level: BreathingLevel | null;
  readonly clock: SteadyClock;
  /** What the clock said at the last tick: all that is shown comes from it. */
  readonly shownMs: number;
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
  | { readonly type: 'breath.replay'; readonly at: number }
  | ClockTick;

const BEFORE_CHOOSING = { level: null, clock: STILL_AT_ZERO, shownMs: 0, round: 0 } as const;

/** Specification 001, section 4 "Breathing": the phases are the clock's ({@link positionOf}), the states are the button's. */
export const breathingMachine = setup({
  types: { context: {} as BreathingContext, events: {} as BreathingEvent },
  actors: { secondTicker },
  guards: {
    isOver: ({ context }, { at }: { at: number }) => elapsedMs(context.clock, at) >= lengthMs(context),
    endedUnseen: ({ context }, { at }: { at: number }) => endedUnseen(elapsedMs(context.clock, at), lengthMs(context)),
  },
  actions: {
    choose: assign((_, { level }: { level: BreathingLevel }) => ({
      ...BEFORE_CHOOSING,
      level,
      leftEarly: false,
    })),
    leaveLevel: assign(({ context }) => ({
      ...BEFORE_CHOOSING,
      leftEarly: context.shownMs > 0 && context.shownMs < lengthMs(context),
    })),
    begin: assign(({ context }, { at }: { at: number }) => ({
      clock: startClock(STILL_AT_ZERO, at),
      shownMs: 0,
      round: context.round + 1,
    })),
    goOn: assign(({ context }, { at }: { at: number }) => ({ clock: startClock(context.clock, at) })),
    hold: assign(({ context }, { at }: { at: number }) => {
      const clock = holdClock(context.clock, at, lengthMs(context));
      return { clock, shownMs: clock.keptMs };
    }),
    holdWhereSeen: assign(({ context }) => ({ clock: { keptMs: context.shownMs, runningSince: null } })),
    show: assign(({ context }, { at }: { at: number }) => ({ shownMs: elapsedMs(context.clock, at) })),
    showTheEnd: assign(({ context }) => ({ clock: STILL_AT_ZERO, shownMs: lengthMs(context) })),
    /** Given by the page: that a session was breathed to its end. */
    recordFinished: (_, _params: { level: BreathingLevel | null }) => {},
  },
}).createMachine({
  id: 'breathing',
  context: { ...BEFORE_CHOOSING, leftEarly: false },
  initial: 'choosing',
  states: {
    choosing: {
      on: { 'level.choose': { target: 'ready', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    ready: {
      on: {
        'breath.start': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        'level.change': { target: 'choosing', actions: 'leaveLevel' },
      },
    },
    running: {
      invoke: { src: 'secondTicker', input: ({ context }) => context.clock },
      on: {
        'clock.tick': [
          {
            guard: { type: 'endedUnseen', params: ({ event }) => event },
            target: 'paused',
            actions: 'holdWhereSeen',
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'complete',
            actions: ['showTheEnd', { type: 'recordFinished', params: ({ context }) => ({ level: context.level }) }],
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
        'breath.pause': { target: 'paused', actions: { type: 'hold', params: ({ event }) => event } },
        'level.change': { target: 'choosing', actions: 'leaveLevel' },
      },
    },
    paused: {
      on: {
        'breath.continue': { target: 'running', actions: { type: 'goOn', params: ({ event }) => event } },
        'level.change': { target: 'choosing', actions: 'leaveLevel' },
      },
    },
    complete: {
      on: {
        'breath.replay': { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        'level.change': { target: 'choosing', actions: 'leaveLevel' },
      },
    },
  },
});

export type BreathingSnapshot = SnapshotFrom<typeof breathingMachine>;

/** Phase, countdown and cycle, as the specification counts them: from 4 before a level is chosen. */
export function positionOf({ level, shownMs }: Pick<BreathingContext, 'level' | 'shownMs'>): BreathPosition {
  return level ? positionAt(level, shownMs) : { phase: 'inhale', countdown: 4, cycle: 1 };
}

function lengthMs({ level }: Pick<BreathingContext, 'level'>): number {
  return level ? totalSeconds(level) * 1000 : 0;
}
