import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { tabValue } from '../../device/store/parsed-values.ts';
import { optionalPart } from '../../lib/optional-part.ts';
import { useSession } from '../../lib/session/session.ts';
import { isBusy, subscribeToBusy } from './busy.ts';

const PlaceToStopCard = optionalPart(() => import('./place-to-stop-card.tsx').then((file) => file.PlaceToStopCard));

/** After 20 minutes of a visit, once: the child's buddy says that now is a good place to stop. It stops nothing. */
export function PlaceToStop() {
  const { status, user } = useSession();
  return status === 'signed-in' && user ? <ForUser userId={user.id} buddy={user.selectedWonderling} /> : null;
}

function ForUser({ userId, buddy }: { readonly userId: string; readonly buddy: number | null }) {
  const { isTime, dismiss } = usePlaceToStop(userId);
  // The live region is there before its words, so that they are read when they appear.
  return (
    <div role="status">
      <Suspense fallback={null}>{isTime && <PlaceToStopCard buddy={buddy} onClose={dismiss} />}</Suspense>
    </div>
  );
}

const CHECK_MS = 5_000;
/** A tab that slept checks late: what it slept was no use. */
const LONGEST_CHECK_MS = 2 * CHECK_MS;
/** A user who typed a moment ago is still thinking about the next word. */
const TYPING_LASTS_MS = 15_000;

/**
 * Whether now is the moment to say that one may stop: once in a visit, after 20 minutes of looking at the app, and never
 * into a breath, a session, a dialog or typing.
 */
function usePlaceToStop(userId: string): { readonly isTime: boolean; readonly dismiss: () => void } {
  const [isTime, setTime] = useState(false);
  const busy = useSyncExternalStore(subscribeToBusy, isBusy, () => false);

  useEffect(() => {
    let visit = readVisit(userId, Date.now());
    let checkedAt = Date.now();
    let typedAt = Number.NEGATIVE_INFINITY;
    const check = () => {
      const now = Date.now();
      const passed = Math.min(Math.max(now - checkedAt, 0), LONGEST_CHECK_MS);
      checkedAt = now;
      if (document.visibilityState !== 'visible') return;
      visit = { ...visit, usedMs: visit.usedMs + passed };
      if (visit.usedMs >= STOP_AFTER_MS && !visit.told && !isInterrupting(now - typedAt)) {
        visit = { ...visit, told: true };
        setTime(true);
      }
      visits.keep(keyOf(userId), { ...visit, seenAt: now });
    };
    const typed = () => {
      typedAt = Date.now();
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('input', typed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', typed);
      setTime(false);
    };
  }, [userId]);

  return { isTime: isTime && !busy, dismiss: () => setTime(false) };
}

const MINUTE_MS = 60_000;

/** How many whole minutes this visit has taken so far, as far as the tab remembers. */
export function minutesOfVisit(userId: string): number {
  return Math.floor(readVisit(userId, Date.now()).usedMs / MINUTE_MS);
}

function isInterrupting(sinceTypedMs: number): boolean {
  return isBusy() || sinceTypedMs < TYPING_LASTS_MS || document.querySelector('[role="dialog"]') !== null;
}

/** ui-copy `goodPlaceToStop.afterMinutes`. */
const STOP_AFTER_MS = 20 * 60_000;
/** A return after this long is another visit. */
const NEW_VISIT_AFTER_MS = 60 * 60_000;

/** How long a child has used the app in this visit, whether it was told by now that it may stop, and when it was last seen. */
const Visit = z.object({ usedMs: z.number(), told: z.boolean().default(false), seenAt: z.number() });
type VisitTime = Omit<z.infer<typeof Visit>, 'seenAt'>;
const NEW_VISIT: VisitTime = { usedMs: 0, told: false };

const visits = tabValue(Visit);
const keyOf = (userId: string): string => `wonderlings.visit.${userId}`;

/** The visit goes on over a reload, in this tab; a long pause ends it. */
function readVisit(userId: string, nowMs: number): VisitTime {
  const kept = visits.read(keyOf(userId));
  const isGoing = kept !== null && nowMs - kept.seenAt >= 0 && nowMs - kept.seenAt < NEW_VISIT_AFTER_MS;
  return isGoing ? { usedMs: kept.usedMs, told: kept.told } : NEW_VISIT;
}
