import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newIdempotencyKey } from '../lib/api/request.ts';
import { useUser } from '../lib/session/session.ts';
import { DRAFT_PREFIX, draftStorage, forgetDrafts } from './drafts.ts';

/** What is kept of a timer that runs or pauses, so that a page that is loaded anew can go on with it. */
export interface RunKind<State> {
  /** Names the activity, `breathing`. */
  readonly name: string;
  readonly schema: z.ZodType<State>;
}

/** The runs of one activity, one after the other, in this tab. */
interface RunKeeper<State> {
  /** Where a run stood when the page was left or loaded anew. */
  readonly kept: State | null;
  /** The idempotency key of the run that goes on. A copied or restored tab has it too: a run is recorded at most once. */
  readonly key: () => string;
  /** With each change; `null` says that it is over, or that none was begun. `at` is the time of day in milliseconds. */
  readonly note: (state: State | null, at: number) => void;
}

/** After that it is not the same sitting any more: the activity begins anew. */
export const GO_ON_WITHIN_MS = 15 * 60_000;

/**
 * Opens what was kept for this user, if it is not too old by `at`. What is too old, or another child's, is forgotten. A full or
 * forbidden storage costs what is kept, never the page.
 */
export function openRuns<State>(
  { name, schema }: RunKind<State>,
  storage: Storage,
  userId: string,
  at: number,
): RunKeeper<State> {
  const prefix = `${DRAFT_PREFIX}run.${name}.`;
  const found = read(z.object({ key: z.string(), at: z.number(), state: schema }), storage, prefix + userId);
  const run = found && Math.abs(at - found.at) <= GO_ON_WITHIN_MS ? found : null;
  if (!run) forgetDrafts(storage, prefix);
  let key = run?.key ?? newIdempotencyKey();
  return {
    kept: run?.state ?? null,
    key: () => key,
    note: (state, noted) => {
      forgetDrafts(storage, prefix);
      if (state === null) key = newIdempotencyKey();
      else write(storage, prefix + userId, JSON.stringify({ key, at: noted, state }));
    },
  };
}

function read<Kept>(schema: z.ZodType<Kept>, storage: Storage, key: string): Kept | null {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // The run goes on in the page.
  }
}

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
