import { type Page, pageOf, type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import { AFTER_ALL_DAYS, type PageQuery } from '@wonderlings/kernel/page-contract';
import type { Affirmation } from './contract.ts';
import { type AffirmationRow, affirmations } from './tables.ts';

/** What a child kept, the latest day first. */
export async function affirmationsOf(
  read: ReadDatabase,
  childId: string,
  query: PageQuery<readonly [day: string]>,
): Promise<Page<Affirmation>> {
  const [day] = query.cursor ?? [AFTER_ALL_DAYS];
  const rows = await read.rows(affirmations)`
    select id, user_id, questionnaire, affirmation, date
    from read.affirmations where user_id = ${childId} and date < ${day}::date
    order by date desc limit ${rowsFor(query)}`;
  return pageOf(rows.map(affirmation), query, ({ date }) => [date]);
}

const affirmation = ({ user_id, questionnaire, ...row }: AffirmationRow): Affirmation => ({
  ...row,
  userId: user_id,
  questionnaire: [...questionnaire],
});
