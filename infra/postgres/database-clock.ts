import type { Queryable } from './connect.ts';
import { withDeadline } from './deadline.ts';

const ASKED_EVERY_MS = 10_000;
const ANSWERED_WITHIN_MS = 5_000;
/** One slow answer while a machine starts puts two processes up to half of it apart; among several there is a quick one. */
const READ_AT_FIRST = 5;

/** The time of a database; see {@link followDatabaseClock}. */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

interface DatabaseClockOptions {
  readonly everyMs?: number;
  /** Milliseconds of a clock that runs evenly, and that does not move when the machine's is set. */
  readonly elapsed?: () => number;
}

interface Reading {
  readonly least: number;
  readonly most: number;
}

/** What all readings allow; the last one when they contradict each other, as when the machine's clock was set meanwhile. */
export const narrowed = (readings: readonly Reading[]): Reading => {
  const least = Math.max(...readings.map((reading) => reading.least));
  const most = Math.min(...readings.map((reading) => reading.most));
  return least <= most ? { least, most } : (readings.at(-1) ?? { least, most });
};

/** What a slow answer explains is no difference, so that time does not jump about with the network. */
export const corrected = (ahead: number, { least, most }: Reading): number =>
  ahead < least || ahead > most ? (least + most) / 2 : ahead;

/**
 * The clock that all processes on one database share, whatever their machines' say: otherwise a worker whose clock is ahead empties
 * a file that an api process still offers. It is read every ten seconds and runs by itself meanwhile, also while the database is away.
 * @throws what the database says when it is asked for the first time
 */
export async function followDatabaseClock(sql: Queryable, options: DatabaseClockOptions = {}): Promise<DatabaseClock> {
  const { everyMs = ASKED_EVERY_MS, elapsed = () => performance.now() } = options;

  /** How far it is ahead of `elapsed`, at least and at most: it was read at some moment between question and answer. */
  async function readAhead(): Promise<Reading> {
    const asked = elapsed();
    const reading = sql<{ ms: number }[]>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
    const [row] = await withDeadline(reading, ANSWERED_WITHIN_MS, 'Reading the clock of the database');
    const ms = row?.ms ?? Number.NaN;
    return { least: ms - elapsed(), most: ms - asked };
  }

  const readings: Reading[] = [];
  while (readings.length < READ_AT_FIRST) readings.push(await readAhead());
  let ahead = corrected(Number.NEGATIVE_INFINITY, narrowed(readings));
  const timer = setInterval(async () => {
    // A database that is away is asked again.
    const reading = await readAhead().catch(() => undefined);
    if (reading) ahead = corrected(ahead, reading);
  }, everyMs).unref();
  return {
    now: () => new Date(elapsed() + ahead),
    stop: () => clearInterval(timer),
  };
}
