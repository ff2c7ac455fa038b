import { z } from 'zod';
import type { RunKind } from '../../device/kept-run/kept-run.ts';
import { totalSeconds } from './breath-position.ts';
import { BREATHING_LEVELS, type BreathingLevel } from './breathing.catalogue.ts';
import type { BreathingContext, BreathingSnapshot } from './machines/breathing.machine.ts';

const Run = z
  .object({
    level: z.enum(BREATHING_LEVELS.map(({ id }) => id)),
    /** What was breathed, to the last second that was shown: never more than it was. */
    shownMs: z.number().min(0),
    round: z.int().min(1),
  })
  .refine(({ level, shownMs }) => shownMs < totalSeconds(levelById(level)) * 1000);
type Run = z.output<typeof Run>;

/** A session that runs or pauses; one that is complete was recorded, and is not gone on with. */
export const BREATHING_RUN: RunKind<Run> = { name: 'breathing', schema: Run };

export function runOf(snapshot: BreathingSnapshot): Run | null {
  const { level, shownMs, round } = snapshot.context;
  return level && snapshot.matches('session') ? { level: level.id, shownMs, round } : null;
}

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn({ level, shownMs, round }: Run): { readonly input: BreathingContext } {
  const clock = { keptMs: shownMs, runningSince: null };
  return { input: { level: levelById(level), clock, shownMs, round, leftEarly: false } };
}

function levelById(id: BreathingLevel['id']): BreathingLevel {
  const level = BREATHING_LEVELS.find((one) => one.id === id);
  if (!level) throw new RangeError(`No level ${id}`);
  return level;
}
