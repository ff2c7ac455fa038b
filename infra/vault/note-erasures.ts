import type { Vault } from '@wonderlings/kernel';
import type { Sql } from '@wonderlings/postgres';

type NoteErasures = Pick<Vault, 'askNoteErasure' | 'unfinishedNoteErasures'>;

interface Row {
  readonly child_id: string;
  readonly revision: number;
  readonly mood_id: string;
  readonly entry_id: string | null;
}

/** Notes whose erasure was asked for, until their keys are destroyed. */
export function noteErasures(sql: Sql, now: () => Date): NoteErasures {
  return {
    async askNoteErasure(childId, { revision, moodId, entryId = null }) {
      await sql`
        insert into vault.note_erasures (child_id, revision, mood_id, entry_id, asked_at)
        values (${childId}, ${revision}, ${moodId}, ${entryId}, ${now()}) on conflict do nothing`;
    },

    async unfinishedNoteErasures(before, limit) {
      const rows = await sql<Row[]>`
        select child_id, revision, mood_id, entry_id from vault.note_erasures
        where asked_at < ${before} order by asked_at limit ${limit}`;
      return rows.map(({ child_id, revision, mood_id, entry_id }) => ({
        childId: child_id,
        revision,
        moodId: mood_id,
        entryId: entry_id ?? undefined,
      }));
    },
  };
}
