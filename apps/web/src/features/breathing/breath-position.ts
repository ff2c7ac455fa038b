import type { BreathingLevel } from './breathing.catalogue.ts';

export type BreathPhase = 'inhale' | 'hold' | 'exhale';

/** Where a session stands: `countdown` is the seconds left of the phase, `cycle` counts from 1. */
export interface BreathPosition {
  readonly phase: BreathPhase | 'complete';
  readonly countdown: number;
  readonly cycle: number;
}

type Times = Pick<BreathingLevel, 'inhaleTime' | 'holdTime' | 'exhaleTime' | 'cycles'>;

/** The three phases in their order, with their seconds. */
export function phasesOf({ inhaleTime, holdTime, exhaleTime }: Times): readonly (readonly [BreathPhase, number])[] {
  return [
    ['inhale', inhaleTime],
    ['hold', holdTime],
    ['exhale', exhaleTime],
  ];
}

export function cycleSeconds(level: Times): number {
  return level.inhaleTime + level.holdTime + level.exhaleTime;
}

export function totalSeconds(level: Times): number {
  return cycleSeconds(level) * level.cycles;
}

/** Where a level stands after so many milliseconds of breathing. */
export function positionAt(level: Times, elapsedMs: number): BreathPosition {
  const second = Math.floor(elapsedMs / 1000);
  if (second >= totalSeconds(level)) return { phase: 'complete', countdown: 0, cycle: level.cycles };
  const cycle = Math.floor(second / cycleSeconds(level)) + 1;
  let left = second % cycleSeconds(level);
  for (const [phase, seconds] of phasesOf(level)) {
    if (left < seconds) return { phase, countdown: seconds - left, cycle };
    left -= seconds;
  }
  throw new Error('A cycle is as long as its phases');
}
