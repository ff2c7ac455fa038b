import type { ReadDatabase } from '@wonderlings/kernel';
import type { KeepsakeRow } from './tables.ts';

/** When the last keepsake was made, and after which event. */
export async function latestKeepsakeOf(
  read: ReadDatabase,
  childId: string,
): Promise<Pick<KeepsakeRow, 'revision' | 'local_date'> | undefined> {
  const [row] = await read<Pick<KeepsakeRow, 'revision' | 'local_date'>>`
    select revision, local_date from read.keepsakes where user_id = ${childId} order by revision desc limit 1`;
  return row;
}
