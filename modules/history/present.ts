import { clockIn } from '@wonderlings/kernel';
import type { HistoryEntry } from './contract.ts';
import type { HistoryEntryRow } from './entries-table.ts';
import { descriptionOf, kindOf } from './event-descriptions.ts';
import type { HistoryKind } from './kind-catalogue.ts';
import type { HistoryNoteRow } from './notes-table.ts';
import { type Audience, iconOf, sentenceOf } from './sentence.ts';

interface Presented {
  readonly audience: Audience;
  readonly timeZone: string;
  readonly notes: ReadonlyMap<string, HistoryNoteRow['state']>;
}

/** What belongs to a day, and was found out later: the clock of then says nothing. */
const OF_A_WHOLE_DAY: ReadonlySet<string> = new Set(['RestDayUsed', 'SessionExpired']);

/** A row as its reader is told of it. */
export function presentEntry(row: HistoryEntryRow, { audience, timeZone, notes }: Presented): HistoryEntry {
  const { type, at, mood_id: moodId } = row;
  const isOfWholeDay = OF_A_WHOLE_DAY.has(type);
  return {
    id: row.event_id,
    revision: row.revision,
    at,
    localDate: row.local_date,
    time: isOfWholeDay ? null : clockIn(new Date(at), row.time_zone),
    ...(isOfWholeDay || row.time_zone === timeZone ? {} : { otherZone: row.time_zone }),
    actor: row.actor,
    type,
    kind: kindOfRow(row),
    icon: iconOf(type),
    subject: row.subject,
    sentence: sentenceOf(row, audience),
    causeId: row.cause_id,
    actId: row.act_id,
    ...(moodId === null ? {} : { moodId, note: notes.get(moodId) ?? 'closed' }),
  };
}

function kindOfRow(row: HistoryEntryRow): HistoryKind {
  const description = descriptionOf(row.type);
  return description ? kindOf(description, row) : 'account';
}
