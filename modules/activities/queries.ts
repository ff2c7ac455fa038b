import { type Page, pageOf, type ReadDatabase, rowsFor } from '@wonderlings/kernel';
import { AFTER_ALL_INSTANTS, type PageQuery } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import type { ActivitySession } from './contract.ts';
import { activitySession } from './saved-session.ts';
import type { ActivitySessionRow } from './tables.ts';

/** The sessions of a child, newest first. */
export async function sessionsOf(
  read: ReadDatabase,
  childId: string,
  query: PageQuery<readonly [at: string, id: string]>,
): Promise<Page<ActivitySession>> {
  const [at, id] = query.cursor ?? AFTER_ALL_INSTANTS;
  const rows = await read<ActivitySessionRow>`
    select id, user_id, activity_type, duration, data, completed, timestamp
    from read.activity_sessions
    where user_id = ${childId} and (timestamp, id) < (${at}::timestamptz, ${id}::uuid)
    order by timestamp desc, id desc limit ${rowsFor(query)}`;
  return pageOf(rows.map(activitySession), query, (session) => [session.timestamp, session.id]);
}

/** A session of any child. */
export async function sessionById(read: ReadDatabase, id: string): Promise<ActivitySession | null> {
  // Postgres would not compare an id that is none.
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await read<ActivitySessionRow>`
    select id, user_id, activity_type, duration, data, completed, timestamp
    from read.activity_sessions where id = ${id}`;
  return row ? activitySession(row) : null;
}
