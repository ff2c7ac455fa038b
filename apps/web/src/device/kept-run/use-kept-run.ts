import { useEffect, useState } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { draftStorage } from '../drafts/draft-storage.ts';
import { openRuns, type RunKeeper, type RunKind } from './kept-run.ts';

interface Followed<Snapshot> {
  subscribe(onChange: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** The runs of this kind of the child who is here, in this tab. */
export function useKeptRun<State>(kind: RunKind<State>): RunKeeper<State> {
  const { id } = useUser();
  const [runs] = useState(() => openRuns(kind, draftStorage(), id, Date.now()));
  return runs;
}

/**
 * Keeps what `runOf` says of each change of the machine; `null` is a run that is over, or none yet. An actor acts before it is
 * heard: the end of a run is recorded under its key before that key goes.
 */
export function useFollowedRun<State, Snapshot>(
  { note }: RunKeeper<State>,
  actor: Followed<Snapshot>,
  runOf: (snapshot: Snapshot) => State | null,
): void {
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => note(runOf(snapshot), Date.now()));
    return () => subscription.unsubscribe();
  }, [note, actor, runOf]);
}
