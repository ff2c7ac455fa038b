import { type DomainEvent, isEvent } from '@wonderlings/kernel';
import { earnedIn } from '@wonderlings/rewards/events';
import { ActivitySession, type SavedSession } from './contract.ts';
import { ActivityCompleted, ActivityStarted } from './events.ts';
import { type ActivitySessionRow, sessionRow } from './tables.ts';

export function activitySession(row: ActivitySessionRow): ActivitySession {
  return {
    id: row.id,
    userId: row.user_id,
    // Only the six types are ever recorded.
    activityType: ActivitySession.shape.activityType.parse(row.activity_type),
    duration: row.duration,
    data: row.data,
    completed: row.completed,
    timestamp: row.timestamp,
  };
}

/** The session that an act began or completed, exactly as the list will show it; null when the act did neither. */
export function savedSession(events: readonly DomainEvent[]): SavedSession | null {
  const saved = events.find((event) => isEvent(ActivityStarted, event) || isEvent(ActivityCompleted, event));
  if (!saved) return null;
  return {
    ...activitySession(sessionRow(saved)),
    ...earnedIn(events),
  };
}
