import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../celebrations/index.ts';
import { readRewardsAgain, seeRewardsMutation } from '../rewards/index.ts';
import type { CollectionKind } from './collectable.ts';

interface Thing {
  readonly kind: CollectionKind;
  readonly id: string;
}
interface Seen {
  /** New when this look at the page began; it stays so until the child comes back. */
  readonly isNewHere: (thing: Thing) => boolean;
  /** Says that a new thing has really been on screen. */
  readonly noticed: (thing: Thing) => void;
}

/** What a glance takes, and long enough that a row of medals is told in one call. */
const GATHER_MS = 800;

/** Tells the server what new things the child has looked at. */
export function useSeen(): Seen {
  const queryClient = useQueryClient();
  const { mutateAsync: see } = useMutation(seeRewardsMutation(queryClient));
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Thing>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef<Promise<unknown>>(null);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    const rewards = [...waiting.current.values()];
    waiting.current.clear();
    if (rewards.length > 0) told.current = see(rewards).catch(() => {});
  }, [see]);

  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      tell();
      // Not before: what is new stays so as long as the child looks at it.
      void told.current?.then(() => readRewardsAgain(queryClient));
    };
  }, [tell, queryClient]);

  const noticed = useCallback(
    ({ kind, id }: Thing) => {
      const key = keyOf({ kind, id });
      setKept((before) => (before.has(key) ? before : new Set(before).add(key)));
      // Not the thing as it came: more than these two is nothing to send.
      waiting.current.set(key, { kind, id });
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, GATHER_MS);
    },
    [tell],
  );
  return { isNewHere: (thing) => kept.has(keyOf(thing)), noticed };
}
