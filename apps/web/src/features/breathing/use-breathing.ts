import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { type RunKind, useFollowedRun, useKeptRun } from '../../device/kept-run.ts';
import { deviceValue } from '../../device/store/parsed-values.ts';
import { useUser } from '../../lib/session/session.ts';
import type { SteadyClock } from '../../lib/timed-session/steady-clock.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { useRecordActivity } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { type BreathCues, useBreathCues } from './breath-cues.tsx';
import { type BreathPosition, totalSeconds } from './breath-position.ts';
import { BREATHING_CUES, BREATHING_LEVELS, type BreathingLevel } from './breathing.catalogue.ts';
import {
  BEFORE_CHOOSING,
  type BreathingContext,
  type BreathingSnapshot,
  breathingMachine,
  positionOf,
  statusOf,
} from './breathing.machine.ts';
import { type BreathingSearch, LEVELS, type LevelId } from './breathing-search.ts';

export type SessionStatus = 'ready' | 'running' | 'paused';

/** A session as the page shows it. */
export interface Breathing {
  readonly level: BreathingLevel;
  readonly position: BreathPosition;
  readonly clock: SteadyClock;
  readonly shownMs: number;
  readonly status: SessionStatus;
  readonly cues: BreathCues;
  /** Start, pause or go on. */
  readonly press: () => void;
  readonly changeLevel: () => void;
}

/**
 * One run of the machine for the page, with its record, from where this tab left it, else at the level that the address names; the screen stays lit and nothing
 * interrupts while it breathes.
 */
export function useBreathing(asked: BreathingSearch['level']) {
  const { id: userId } = useUser();
  const [last] = useState(() => lastLevelOf(userId));
  const chosen = asked === 'last' ? last : asked;
  const recordActivity = useRecordActivity();
  const runs = useKeptRun(BREATHING_RUN);
  const machine = useMemo(
    () =>
      breathingMachine.provide({
        actions: {
          recordFinished: (_, { level }) => {
            if (!level) return;
            const data = { level: level.id, cycles: level.cycles };
            recordActivity({ kind: 'breath/zola', durationSeconds: totalSeconds(level), data }, runs.key());
          },
        },
      }),
    [recordActivity, runs],
  );
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : chosen ? readyFor(chosen) : {});
  useFollowedRun(runs, actor, runOf);
  const { context } = snapshot;
  const begun = context.round > 0 ? context.level?.id : undefined;
  useEffect(() => {
    if (begun) keepLastLevel(userId, begun);
  }, [userId, begun]);
  const status = statusOf(snapshot);
  const position = positionOf(context);
  const cues = useBreathCues(position, status);
  useBusy(status === 'running' || status === 'paused');
  useKeepAwake(status === 'running');
  // Who came for a breath is not asked a third time.
  const beginsAtOnce = asked === 'last' && last === undefined;
  return { status, context, position, cues, beginsAtOnce, send };
}

/** The word in the bubble and the line under it; each cycle brings the next line. */
export function cueOf({ status, position }: Pick<Breathing, 'status' | 'position'>) {
  const moment = status === 'running' && position.phase !== 'complete' ? position.phase : status;
  const { label, lines } = BREATHING_CUES[moment === 'running' ? 'exhale' : moment];
  return { label, line: lines[(position.cycle - 1) % lines.length] ?? '' };
}

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

/** A level that was chosen elsewhere, as the machine's input. */
const readyFor = (level: LevelId): { readonly input: BreathingContext } => ({
  input: { ...BEFORE_CHOOSING, level: levelById(level), leftEarly: false },
});

function levelById(id: LevelId): BreathingLevel {
  const level = BREATHING_LEVELS.find((one) => one.id === id);
  if (!level) throw new RangeError(`No level ${id}`);
  return level;
}

const lastLevel = deviceValue(z.enum(LEVELS));
const lastLevelKey = (userId: string) => `wonderlings.breath-level.${userId}`;

/** The level of a child's last breath on this device, also of one that was not breathed to its end; undefined before the first. */
const lastLevelOf = (userId: string): LevelId | undefined => lastLevel.read(lastLevelKey(userId)) ?? undefined;

const keepLastLevel = (userId: string, level: LevelId): void => void lastLevel.keep(lastLevelKey(userId), level);
