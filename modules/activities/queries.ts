import type { ReadDatabase } from '@wonderlings/kernel';
import { z } from 'zod';
import type { ActivitySession } from './contract.ts';
import { activitySession } from './saved-session.ts';
import type { ActivitySessionRow } from './tables.ts';

/** Every session of a child, newest first. */
export async function sessionsOf(read: ReadDatabase, childId: string): Promise<ActivitySession[]> {
  const rows = await read<ActivitySessionRow>`
    select id, user_id, activity_type, duration, data, completed, timestamp
    from read.activity_sessions where user_id = ${childId} order by timestamp desc, id desc`;
  return rows.map(activitySession);
}

/** A session, whoever's it is. */
export async function sessionById(read: ReadDatabase, id: string): Promise<ActivitySession | null> {
  // Postgres would not compare an id that is none.
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await read<ActivitySessionRow>`
    select id, user_id, activity_type, duration, data, completed, timestamp
    from read.activity_sessions where id = ${id}`;
  return row ? activitySession(row) : null;
}
