import { type Actor, isRequestFingerprint, put, readTable } from '@wonderlings/kernel';
import { EVENT_DESCRIPTIONS } from './event-descriptions.ts';

export type HistoryEntryRow = {
  readonly user_id: string;
  readonly local_date: string;
  readonly at: string;
  readonly revision: number;
  readonly event_id: string;
  readonly type: string;
  /** Of the catalogues; with type and actor it says which sentence this is. */
  readonly subject: string;
  readonly figure: number | null;
  readonly actor: Actor;
  /** What happened together, in one act. */
  readonly act_id: string;
  /** The event that this one reacts to. */
  readonly cause_id: string | null;
  readonly mood_id: string | null;
  readonly time_zone: string;
};

/**
 * Beyond the specification: a row for each event that may be shown. Its sentence is made when it is read, so that better words, or
 * another name in a catalogue, need no rebuild. Written once, never changed: what becomes of a note is in `history_notes`.
 */
export const historyEntries = readTable<HistoryEntryRow>({
  name: 'history_entries',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    local_date: { type: 'date' },
    at: { type: 'timestamptz' },
    revision: { type: 'integer' },
    event_id: { type: 'uuid' },
    type: { type: 'text' },
    subject: { type: 'text' },
    figure: { type: 'integer', nullable: true },
    actor: { type: 'text' },
    act_id: { type: 'uuid' },
    cause_id: { type: 'uuid', nullable: true },
    mood_id: { type: 'uuid', nullable: true },
    time_zone: { type: 'text', sealed: true },
  },
  // The order of a page: what was sent late stands on its own day.
  key: ['user_id', 'local_date', 'at', 'revision'],
  owner: 'user_id',
  // The same order within each thing that a line can say, for filters and search.
  indexes: [['user_id', 'actor', 'type', 'subject', 'local_date', 'at', 'revision']],
  folds: EVENT_DESCRIPTIONS.map(({ definition, factsOf }) =>
    put(
      definition,
      (event) => [[event.childId, factsOf(event).localDate ?? event.localDate, event.at, event.revision]],
      (event) => {
        const { subject = '', figure = null, moodId = null, localDate = event.localDate } = factsOf(event);
        return {
          user_id: event.childId,
          local_date: localDate,
          at: event.at,
          revision: event.revision,
          event_id: event.id,
          type: event.type,
          subject,
          figure,
          actor: event.actor,
          act_id: event.commandId,
          cause_id: event.causationId !== null && isRequestFingerprint(event.causationId) ? null : event.causationId,
          mood_id: moodId,
          time_zone: event.timeZone,
        };
      },
    ),
  ),
});
