import { useSyncExternalStore } from 'react';
import { localDateOf } from './local-day.ts';

const CHECK_EVERY_MS = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  // A sleeping tablet's timers stand still; it wakes up on another day.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The child's own calendar day, `YYYY-MM-DD`; it changes at midnight while the page stays open. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => localDateOf(new Date()),
    () => localDateOf(new Date()),
  );
}

/** The device's clock, `HH:MM`; at noon where a page is painted for every child. */
export function useClock(): string {
  return useSyncExternalStore(subscribe, clockNow, () => '12:00');
}

function clockNow(): string {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
