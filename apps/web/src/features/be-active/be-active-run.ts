import type { SnapshotFrom } from 'xstate';
import { z } from 'zod';
import type { RunKind } from '../../device/kept-run/kept-run.ts';
import { SECOND_MS } from '../../lib/countdown/countdown.ts';
import { IDEAS } from './be-active.catalogue.ts';
import { beActiveMachine, TIMES } from './machines/be-active.machine.ts';
import { FILTERS } from './wheel.ts';

const Run = z
  .object({
    filter: z.enum(FILTERS),
    idea: z.enum(IDEAS.map(({ id }) => id)),
    pickedBy: z.enum(['nobody', 'child', 'wheel']),
    seconds: z.literal(TIMES),
    /** As of the last second that was shown: never less than it was. */
    leftMs: z.number().positive(),
    isNew: z.boolean(),
    finished: z.int().min(0),
  })
  .refine(({ leftMs, seconds }) => leftMs <= seconds * SECOND_MS);
type Run = z.output<typeof Run>;

/** A move whose time runs or pauses; one that is finished was recorded, and is not gone on with. */
export const BE_ACTIVE_RUN: RunKind<Run> = { name: 'be-active', schema: Run };

export function runOf(snapshot: SnapshotFrom<typeof beActiveMachine>): Run | null {
  const { filter, idea, pickedBy, seconds, leftMs, isNew, finished } = snapshot.context;
  const goesOn = snapshot.matches('moving') || snapshot.matches('paused');
  return goesOn ? { filter, idea, pickedBy, seconds, leftMs, isNew, finished } : null;
}

/** Where a run stood, for the machine to begin at: paused, so that the child says when. */
export function pausedIn(run: Run) {
  return {
    snapshot: beActiveMachine.resolveState({ value: 'paused', context: { ...run, spins: 0, ended: null } }),
  };
}
