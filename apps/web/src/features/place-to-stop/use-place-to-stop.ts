import { useEffect, useState, useSyncExternalStore } from 'react';
import { isBusy, subscribeToBusy } from './busy.ts';
import { readVisit, STOP_AFTER_MS, writeVisit } from './visit-time.ts';

const LOOK_EVERY_MS = 5_000;
/** A tab that sleeps wakes up with a late look: what it slept was no use. */
const MOST_OF_A_LOOK_MS = 2 * LOOK_EVERY_MS;
/** Whoever typed a moment ago is still thinking about the next word. */
const TYPING_LASTS_MS = 15_000;

/**
 * Whether now is the moment to say that one may stop: once in a visit, after 20 minutes of looking at the app, and never
 * into a breath, a session, a dialog or somebody's typing.
 */
export function usePlaceToStop(userId: string): { readonly isTime: boolean; readonly dismiss: () => void } {
  const [isTime, setTime] = useState(false);
  const busy = useSyncExternalStore(subscribeToBusy, isBusy, () => false);

  useEffect(() => {
    let visit = readVisit(inThisTab, userId, Date.now());
    let lookedAt = Date.now();
    let typedAt = Number.NEGATIVE_INFINITY;
    const look = () => {
      const now = Date.now();
      const passed = Math.min(Math.max(now - lookedAt, 0), MOST_OF_A_LOOK_MS);
      lookedAt = now;
      if (document.visibilityState !== 'visible') return;
      visit = { ...visit, usedMs: visit.usedMs + passed };
      if (visit.usedMs >= STOP_AFTER_MS && !visit.told && !isInterrupting(now - typedAt)) {
        visit = { ...visit, told: true };
        setTime(true);
      }
      writeVisit(inThisTab, userId, visit, now);
    };
    const typed = () => {
      typedAt = Date.now();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('input', typed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', typed);
      setTime(false);
    };
  }, [userId]);

  return { isTime: isTime && !busy, dismiss: () => setTime(false) };
}

/** Where storage is forbidden, already naming it throws. */
const inThisTab = () => sessionStorage;

function isInterrupting(sinceTypedMs: number): boolean {
  return isBusy() || sinceTypedMs < TYPING_LASTS_MS || document.querySelector('[role="dialog"]') !== null;
}
