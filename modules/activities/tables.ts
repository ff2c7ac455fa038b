import { type EventOf, on, put, readTable } from '@wonderlings/kernel';
import { ActivityCompleted, ActivityStarted } from './events.ts';

type SessionEvent = EventOf<typeof ActivityStarted> | EventOf<typeof ActivityCompleted>;

export type ActivitySessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly activity_type: string;
  readonly duration: number;
  readonly data: Readonly<Record<string, string | number>>;
  readonly completed: boolean;
  readonly timestamp: string;
};

export const activitySessions = readTable<ActivitySessionRow>({
  name: 'activity_sessions',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    activity_type: { type: 'text' },
    duration: { type: 'integer' },
    data: { type: 'jsonb' },
    completed: { type: 'boolean' },
    timestamp: { type: 'timestamptz' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'timestamp']],
  folds: [
    on(
      ActivityStarted,
      ({ data }) => [[data.sessionId]],
      (row, event) => row ?? sessionRow(event),
    ),
    put(ActivityCompleted, ({ data }) => [[data.sessionId]], sessionRow),
  ],
});

/** The row that a session becomes, begun or completed. */
export function sessionRow({ type, childId, at, data: session }: SessionEvent): ActivitySessionRow {
  const { sessionId, activityType, kind, duration, data } = session;
  return {
    id: sessionId,
    user_id: childId,
    activity_type: activityType,
    duration,
    data: kind ? { kind, ...data } : data,
    completed: type === 'ActivityCompleted',
    timestamp: at,
  };
}

export type UserProgressRow = {
  readonly id: string;
  readonly user_id: string;
  readonly category: string;
  readonly activity_type: string;
  readonly count: number;
  readonly last_updated: string;
  /** Beyond the specification: the newest event that was counted, so that none ever counts twice. */
  readonly counted_to: number;
};

/** How often a child finished something, by card and type. */
export const userProgress = readTable<UserProgressRow>({
  name: 'user_progress',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    category: { type: 'text' },
    activity_type: { type: 'text' },
    count: { type: 'integer' },
    last_updated: { type: 'timestamptz' },
    counted_to: { type: 'integer' },
  },
  key: ['user_id', 'category', 'activity_type'],
  owner: 'user_id',
  folds: [
    on(
      ActivityCompleted,
      ({ childId, data }) => [[childId, data.card, data.activityType]],
      (row, { id, childId, at, revision, data }) => {
        if (row && revision <= row.counted_to) return row;
        return {
          id: row?.id ?? id,
          user_id: childId,
          category: data.card,
          activity_type: data.activityType,
          count: (row?.count ?? 0) + 1,
          // An activity that is sent late lies behind the newest one.
          last_updated: row && row.last_updated > at ? row.last_updated : at,
          counted_to: revision,
        };
      },
    ),
  ],
});
