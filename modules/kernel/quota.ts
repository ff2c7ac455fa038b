import { DomainError } from './domain-error.ts';
import type { SealedEvent } from './event-store.port.ts';

/** What one child may add to the log in a day: far more than a long day of a busy child, far less than a disk. */
export interface Quota {
  readonly acts: number;
  /** Of sealed data. An event's envelope and its rows are a few hundred bytes more, which the number of acts bounds. */
  readonly bytes: number;
}

export const CHILD_QUOTA: Quota = { acts: 1_500, bytes: 2_000_000 };
/** A demo lasts a day, and what is done in it is never read again. */
export const SANDBOX_QUOTA: Quota = { acts: 150, bytes: 200_000 };

/** What a child has added so far, on the latest day (UTC) that any of its events is of. */
export interface Today extends Quota {
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

export const NO_DAY: Today = { day: '', acts: 0, bytes: 0 };

/** Server time, not the child's zone: a zone is a header that any client can set. */
const dayOf = (at: string): string => at.slice(0, 10);

/** A clock that is a little behind does not begin the day before anew. */
const onDay = (today: Today, day: string): Today => (day > today.day ? { day, acts: 0, bytes: 0 } : today);

/** @param isNewAct the event is the first one of its act */
export function withEvent(today: Today, { at, data }: Pick<SealedEvent, 'at' | 'data'>, isNewAct: boolean): Today {
  // A history that was brought in is of its own days, and takes nothing of this one.
  if (dayOf(at) < today.day) return today;
  const { day, acts, bytes } = onDay(today, dayOf(at));
  return { day, acts: isNewAct ? acts + 1 : acts, bytes: bytes + data.byteLength };
}

/** The code of the refusal of a full day. */
export const QUOTA_DAY = 'quota.day';

/** @throws DomainError `quota.day` when one more act, of these events, would go beyond the quota of its day */
export function refuseBeyond(quota: Quota, today: Today, act: readonly SealedEvent[], now: Date): void {
  const { acts, bytes } = onDay(today, dayOf(now.toISOString()));
  const more = act.reduce((sum, { data }) => sum + data.byteLength, 0);
  if (acts < quota.acts && bytes + more <= quota.bytes) return;
  throw new DomainError(
    'too-many',
    QUOTA_DAY,
    'Wow, you did so much today! That is all our notebook can hold for one day. Come back tomorrow.',
    undefined,
    secondsToMidnight(now),
  );
}

const DAY_SECONDS = 86_400;
const secondsToMidnight = (now: Date): number => DAY_SECONDS - (Math.floor(now.getTime() / 1_000) % DAY_SECONDS);
