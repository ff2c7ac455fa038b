import { useEffect, useSyncExternalStore } from 'react';
import { isEvening, showEvening } from './evening.ts';

const LOOK_EVERY_MS = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Whether it is evening here, also on a page that stays open; its styles follow. False where a page is prerendered. */
export function useEvening(): boolean {
  const evening = useSyncExternalStore(
    subscribe,
    () => isEvening(new Date()),
    () => false,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it changes.
  useEffect(() => showEvening(new Date()), [evening]);
  return evening;
}
