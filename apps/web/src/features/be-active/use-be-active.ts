import { whyNotDone } from '@wonderlings/activities/really-done-contract';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFollowedRun, useKeptRun } from '../../device/kept-run/use-kept-run.ts';
import { useDeviceDocument } from '../../device/store/use-device-document.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { useRecordActivity } from '../activities/index.ts';
import { BE_ACTIVE_DOCUMENT } from './be-active.document.ts';
import { BE_ACTIVE_RUN, pausedIn, runOf } from './be-active-run.ts';
import { type BeActiveContext, beActiveMachine, phaseOf } from './machines/be-active.machine.ts';
import type { Filter } from './wheel.ts';

/** The page's machine: what was done is recorded, once each time, and remembered on this device as tried. */
export function useBeActive() {
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
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : {});
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
