import { whyNotDone } from '@wonderlings/activities/really-done-contract';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { type RunKind, useFollowedRun, useKeptRun } from '../../device/kept-run.ts';
import { deviceDocument } from '../../device/store/device-document.ts';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { useRecordActivity } from '../activities/index.ts';
import { IDEAS } from './be-active.catalogue.ts';
import {
  type BeActiveContext,
  type BeActiveSnapshot,
  beActiveMachine,
  FIRST_LOOK,
  phaseOf,
  TIMES,
} from './be-active.machine.ts';
import { FILTERS, type Filter } from './wheel.ts';

/**
 * The page's machine, from where this tab left it, else with the move that the address names: what was done is recorded, once each
 * time, and remembered on this device as tried.
 */
export function useBeActive(chosen: string | undefined) {
  const record = useRecordActivity();
  const runs = useKeptRun(BE_ACTIVE_RUN);
  const { value: kept, status, update } = useDeviceDocument(BE_ACTIVE_DOCUMENT);
  const [machine] = useState(() =>
    beActiveMachine.provide({
      actions: {
        recordMove: ({ context }) => {
          const done = recordOf(context);
          if (whyNotDone({ kind: done.kind, duration: done.durationSeconds, data: {} })) return;
          record(done, runs.key());
          update((before) => ({ ...before, tried: [...new Set([...before.tried, context.idea])] }));
        },
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : readyFor(chosen));
  useFollowedRun(runs, actor, runOf);
  const { context } = snapshot;
  const remembered = status === 'loading' ? null : kept.filter;
  useEffect(() => {
    if (remembered) send({ type: 'filter.recall', filter: remembered });
  }, [remembered, send]);

  return {
    context,
    phase: phaseOf(snapshot),
    send,
    start: () => send({ type: 'timer.start', isNew: !kept.tried.includes(context.idea), at: Date.now() }),
    chooseFilter: (filter: Filter) => {
      send({ type: 'filter.choose', filter });
      update((before) => ({ ...before, filter }));
    },
  };
}

export type BeActive = ReturnType<typeof useBeActive>;

/** In whole seconds, never more than were moved: less than five are not recorded. */
const recordOf = ({ idea, shownMs }: BeActiveContext) => ({
  kind: `be-active/${idea}` as const,
  durationSeconds: Math.floor(shownMs / SECOND_MS),
});

const Run = z
  .object({
    filter: z.enum(FILTERS),
    idea: z.enum(IDEAS.map(({ id }) => id)),
    /** Until November 27, 2026 what is null now was kept as `nobody`. */
    pickedBy: z.preprocess((kept) => (kept === 'nobody' ? null : kept), z.enum(['child', 'wheel']).nullable()),
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

/** A move that was chosen elsewhere, among those of its place, as the machine's input. */
export function readyFor(chosen: string | undefined): { readonly input?: BeActiveContext } {
  const idea = IDEAS.find(({ id }) => id === chosen);
  return idea ? { input: { ...FIRST_LOOK, filter: idea.place, idea: idea.id, pickedBy: 'child' } } : {};
}

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn(run: Run): { readonly input: BeActiveContext } {
  const clock = { keptMs: run.shownMs, runningSince: null };
  return { input: { ...run, lengthMs: run.seconds * SECOND_MS, clock, spins: 0, ended: null } };
}

/** Which group a child moves in, and which ideas it has tried; on this device only. */
const BE_ACTIVE_DOCUMENT = deviceDocument({
  name: 'be-active',
  schema: z.object({
    filter: z.enum(FILTERS).nullable().default(null),
    tried: z.array(z.string()).default([]),
  }),
  initial: { filter: null, tried: [] },
});
