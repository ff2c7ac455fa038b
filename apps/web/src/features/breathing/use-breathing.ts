import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useFollowedRun, useKeptRun } from '../../device/kept-run/use-kept-run.ts';
import type { SteadyClock } from '../../lib/timed-session/steady-clock.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { useRecordActivity } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { type BreathPosition, totalSeconds } from './breath-position.ts';
import { BREATHING_CUES, type BreathingLevel } from './breathing.catalogue.ts';
import { BREATHING_RUN, pausedIn, runOf } from './breathing-run.ts';
import { breathingMachine, positionOf, statusOf } from './machines/breathing.machine.ts';
import { type BreathCues, useBreathCues } from './use-breath-cues.ts';

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
 * One run of the machine for the page, with its record, from where this tab left it; the screen stays lit and nothing
 * interrupts while it breathes.
 */
export function useBreathing() {
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
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : {});
  useFollowedRun(runs, actor, runOf);
  const { context } = snapshot;
  const status = statusOf(snapshot);
  const position = positionOf(context);
  const cues = useBreathCues(position, status === 'running');
  useBusy(status === 'running' || status === 'paused');
  useKeepAwake(status === 'running');
  return { status, context, position, cues, send };
}

/** The word in the bubble and the line under it; each cycle brings the next line. */
export function cueOf({ status, position }: Pick<Breathing, 'status' | 'position'>) {
  const moment = status === 'running' && position.phase !== 'complete' ? position.phase : status;
  const { label, lines } = BREATHING_CUES[moment === 'running' ? 'exhale' : moment];
  return { label, line: lines[(position.cycle - 1) % lines.length] ?? '' };
}
