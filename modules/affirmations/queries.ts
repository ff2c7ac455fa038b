import type { ReadDatabase } from '@wonderlings/kernel';
import type { Affirmation } from './contract.ts';
import { affirmations } from './tables.ts';

/** What a child kept, the latest day first. */
export async function affirmationsOf(read: ReadDatabase, childId: string): Promise<Affirmation[]> {
  const rows = await read.rows(affirmations)`
    select id, user_id, questionnaire, affirmation, date
    from read.affirmations where user_id = ${childId} order by date desc`;
  return rows.map(({ id, user_id, questionnaire, affirmation, date }) => ({
    id,
    userId: user_id,
    date,
    questionnaire: [...questionnaire],
    affirmation,
  }));
}
