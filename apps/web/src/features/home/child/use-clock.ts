import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 30_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const clockNow = (): string => {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};

/** The device's clock, `HH:MM`; at noon where a page is painted for everybody. */
export function useClock(): string {
  return useSyncExternalStore(subscribe, clockNow, () => '12:00');
}
