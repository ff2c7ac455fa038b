import { z } from 'zod';
import type { RunKind } from '../../device/kept-run/kept-run.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { IDEAS } from './be-active.catalogue.ts';
import { type BeActiveContext, type BeActiveSnapshot, TIMES } from './machines/be-active.machine.ts';
import { FILTERS } from './wheel.ts';

const Run = z
  .object({
    filter: z.enum(FILTERS),
    idea: z.enum(IDEAS.map(({ id }) => id)),
    pickedBy: z.enum(['nobody', 'child', 'wheel']),
    seconds: z.literal(TIMES),
    /** To the last second that was shown: never more than it was. */
    shownMs: z.number().min(0),
    isNew: z.boolean(),
    finished: z.int().min(0),
  })
  .refine(({ shownMs, seconds }) => shownMs < seconds * SECOND_MS);
type Run = z.output<typeof Run>;

/** A move whose time runs or pauses; one that is finished was recorded, and is not gone on with. */
export const BE_ACTIVE_RUN: RunKind<Run> = { name: 'be-active', schema: Run };

export function runOf(snapshot: BeActiveSnapshot): Run | null {
  const { filter, idea, pickedBy, seconds, shownMs, isNew, finished } = snapshot.context;
  return snapshot.matches('moving') ? { filter, idea, pickedBy, seconds, shownMs, isNew, finished } : null;
}

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn(run: Run): { readonly input: BeActiveContext } {
  const clock = { keptMs: run.shownMs, runningSince: null };
  return { input: { ...run, lengthMs: run.seconds * SECOND_MS, clock, spins: 0, ended: null } };
}
