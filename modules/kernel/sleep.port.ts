import type { Actor } from './event.ts';

/** An account that is asleep: it is erased at its time, unless it is woken before. */
export interface Sleep {
  readonly childId: string;
  readonly askedAt: Date;
  readonly eraseAt: Date;
  readonly askedBy: Actor;
  /** The number of the receipt that the person holds, as it is printed, and what it is found by. */
  readonly receipt: string;
  readonly receiptHash: string;
  /** `retention`: it was not asked for; its years without a sign-in are over. */
  readonly reason: 'asked' | 'retention';
  /** Places that were signed in when it fell asleep, and are no more. */
  readonly signInsEnded: number;
}

type SleepToBegin = Pick<Sleep, 'eraseAt' | 'askedBy' | 'receipt' | 'receiptHash'> & Partial<Pick<Sleep, 'reason'>>;

/** What the vault did and nothing says yet that the log has it. */
interface UnrecordedSleep extends Pick<Sleep, 'childId' | 'eraseAt' | 'askedBy'> {
  readonly isWoken: boolean;
}

/** Accounts on their way to being erased. */
export interface SleepVault {
  /** Ends every session and remembered device, and refuses every sign-in. One that is asleep stays as it is. */
  fallAsleep(childId: string, sleep: SleepToBegin): Promise<Sleep>;
  sleepOf(childId: string): Promise<Sleep | null>;
  /** When the account is erased whose receipt that is; null when none that is asleep has it. */
  sleepEnding(receiptHash: string): Promise<Pick<Sleep, 'childId' | 'eraseAt'> | null>;
  /** @returns `too-late` when it is being erased; `awake` when it was not asleep */
  wake(childId: string, by: Actor): Promise<'woken' | 'awake' | 'too-late'>;
  /** The last thing that happened to the account's sleep is in the log. */
  sleepRecorded(childId: string): Promise<void>;
  unrecordedSleeps(before: Date, limit: number): Promise<readonly UnrecordedSleep[]>;
  /** The children whose time is over, the first first; from then on they cannot be woken. */
  dueSleeps(now: Date, limit: number): Promise<readonly string[]>;
  /** What erasing needs to know of one whose time is over; null where it is not, or the account is gone. */
  dueSleep(
    childId: string,
    now: Date,
  ): Promise<Pick<Sleep, 'childId' | 'receiptHash' | 'signInsEnded' | 'reason'> | null>;
}

/** What may be told of a sleep to whom a password of the account was right. `wakeUntil` is `eraseAt`. */
export const sleepDetails = ({ askedAt, eraseAt, askedBy, receipt }: Sleep) => ({
  askedAt: askedAt.toISOString(),
  eraseAt: eraseAt.toISOString(),
  wakeUntil: eraseAt.toISOString(),
  askedBy,
  receipt,
});
