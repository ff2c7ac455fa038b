/** How long a child has used the app in this visit, and whether it was told by now that it may stop. */
export interface VisitTime {
  readonly usedMs: number;
  readonly told: boolean;
}

/** ui-copy `goodPlaceToStop.afterMinutes`. */
export const STOP_AFTER_MS = 20 * 60_000;
/** Whoever comes back after this long has come for another visit. */
export const NEW_VISIT_AFTER_MS = 60 * 60_000;

interface KeptVisit extends VisitTime {
  readonly seenAt: number;
}
const NEW_VISIT: VisitTime = { usedMs: 0, told: false };

/** The visit goes on over a reload, in this tab; a long pause ends it. */
export function readVisit(storage: () => Storage, userId: string, nowMs: number): VisitTime {
  try {
    const kept: Partial<KeptVisit> = JSON.parse(storage().getItem(keyOf(userId)) ?? '{}');
    const { usedMs, told, seenAt } = kept;
    const isGoing = typeof seenAt === 'number' && nowMs - seenAt >= 0 && nowMs - seenAt < NEW_VISIT_AFTER_MS;
    return isGoing && typeof usedMs === 'number' ? { usedMs, told: told === true } : NEW_VISIT;
  } catch {
    return NEW_VISIT;
  }
}

export function writeVisit(storage: () => Storage, userId: string, visit: VisitTime, nowMs: number): void {
  try {
    storage().setItem(keyOf(userId), JSON.stringify({ ...visit, seenAt: nowMs } satisfies KeptVisit));
  } catch {
    // Full or forbidden storage: the visit is as long as the page.
  }
}

const keyOf = (userId: string): string => `wonderlings.visit.${userId}`;
