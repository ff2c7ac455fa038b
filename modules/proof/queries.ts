import type { ReadDatabase } from '@wonderlings/kernel';
import type { MovedKeepsakes } from './contract.ts';
import type { KeepsakeRow } from './tables.ts';

/** When the last keepsake of this account was made, and after which event; those of a history that was brought in are none of its. */
export async function latestKeepsakeOf(
  read: ReadDatabase,
  childId: string,
): Promise<Pick<KeepsakeRow, 'revision' | 'local_date'> | undefined> {
  const [row] = await read<Pick<KeepsakeRow, 'revision' | 'local_date'>>`
    select made.revision, made.local_date
    from read.keepsakes as made left join read.moved_histories as moved using (user_id)
    where made.user_id = ${childId} and made.recorded > coalesce(moved.until, -1)
    order by made.revision desc limit 1`;
  return row;
}

/** As many days as a family looks through; the newest. */
const MOST_DAYS = 60;

/** The days on which keepsakes were made before the history came here; null where none came. */
export async function movedKeepsakesOf(read: ReadDatabase, childId: string): Promise<MovedKeepsakes | null> {
  const [moved] = await read<{ readonly local_date: string; readonly until: number }>`
    select local_date, until from read.moved_histories where user_id = ${childId}`;
  if (!moved) return null;
  const days = await read<{ readonly local_date: string }>`
    select distinct local_date from read.keepsakes
    where user_id = ${childId} and recorded <= ${moved.until}
    order by local_date desc limit ${MOST_DAYS}`;
  return { movedOn: moved.local_date, madeOn: days.map(({ local_date }) => local_date) };
}
