import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { z } from 'zod';
import { type RunKind, useFollowedRun, useKeptRun } from '../../device/kept-run.ts';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { inWords } from '../../lib/words/words.ts';
import { useRecordActivity } from '../activities/index.ts';
import { useBusy } from '../place-to-stop/index.ts';
import { CALM_SESSIONS, type CalmSession, type CalmSessionId } from './calm.catalogue.ts';
import { type CalmContext, type CalmSnapshot, calmMachine, statusOf } from './calm.machine.ts';
import { CalmMoment, calmMomentsDocument, withMoments } from './calm-moments.ts';

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

const Run = z
  .object({
    session: CalmMoment.shape.sessionId,
    /** What was followed, to the last second that was shown: never more than it was. */
    shownMs: z.number().min(0),
    unsaved: z.array(CalmMoment),
  })
  .refine(({ session, shownMs }) => shownMs < sessionById(session).durationSeconds * 1000);
type Run = z.output<typeof Run>;

/** A session that runs or pauses; one that is finished was recorded, and is not gone on with. */
export const CALM_RUN: RunKind<Run> = { name: 'calm', schema: Run };

export function runOf(snapshot: CalmSnapshot): Run | null {
  const { session, shownMs, unsaved } = snapshot.context;
  return session && snapshot.matches('session') ? { session: session.id, shownMs, unsaved: [...unsaved] } : null;
}

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn({ session, shownMs, unsaved }: Run): { readonly input: CalmContext } {
  const clock = { keptMs: shownMs, runningSince: null };
  return { input: { session: sessionById(session), clock, shownMs, unsaved } };
}

function sessionById(id: CalmSessionId): CalmSession {
  const session = inWords(CALM_SESSIONS).find((one) => one.id === id);
  if (!session) throw new RangeError(`No session ${id}`);
  return session;
}
