import { useSyncExternalStore } from 'react';
import { isNight } from './is-night.ts';

const CHECK_EVERY_MS = 60_000;

/** Whether it is evening or night where the device is. */
export function useIsNight(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNight(new Date().getHours()),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
