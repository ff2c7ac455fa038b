import type { ReadDatabase } from '@wonderlings/kernel';
import { type Companion, companionById, JOURNAL_COMPANION } from './catalogue.ts';
import type { CompanionVisitRow, WonderlingRow } from './tables.ts';

/** The child's buddy, the journal's own companion before it has chosen one. */
export async function buddyOf(read: ReadDatabase, childId: string): Promise<Companion> {
  const [row] = await read<Pick<WonderlingRow, 'mascot_id'>>`
    select mascot_id from read.wonderlings where user_id = ${childId} and is_active`;
  return (row && companionById(row.mascot_id)) ?? JOURNAL_COMPANION;
}

/** The day of the child's latest check-in, null before the first. */
export async function lastVisitOf(read: ReadDatabase, childId: string): Promise<string | null> {
  const [row] = await read<CompanionVisitRow>`
    select user_id, last_visit from read.companion_visits where user_id = ${childId}`;
  return row?.last_visit ?? null;
}
