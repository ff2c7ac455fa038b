import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useFollowedRun, useKeptRun } from '../../device/kept-run/use-kept-run.ts';
import { useDeviceDocument } from '../../device/store/use-device-document.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { useRecordActivity } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { calmMomentsDocument, withMoments } from './calm-moments.ts';
import { CALM_RUN, pausedIn, runOf } from './calm-run.ts';
import { calmMachine, statusOf } from './machines/calm.machine.ts';

/** One run of the machine for the page, with its record and the moments on this device, from where this tab left it. */
export function useCalm() {
  const recordActivity = useRecordActivity();
  const runs = useKeptRun(CALM_RUN);
  const kept = useDeviceDocument(calmMomentsDocument);
  const { update } = kept;
  const machine = useMemo(
    () =>
      calmMachine.provide({
        actions: {
          recordFinished: (_, { session }) => {
            if (!session) return;
            recordActivity({ kind: `calm/${session.id}`, durationSeconds: session.durationSeconds }, runs.key());
          },
          keepMoments: (_, { moments }) => update((value) => withMoments(value, moments)),
        },
      }),
    [recordActivity, update, runs],
  );
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : {});
  useFollowedRun(runs, actor, runOf);
  const status = statusOf(snapshot);
  useBusy(status === 'running' || status === 'paused');
  useKeepAwake(status === 'running');
  return { status, context: snapshot.context, kept, send };
}

export type Calm = ReturnType<typeof useCalm>;
