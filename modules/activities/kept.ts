import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const sessionId = kept('around', 'a random number for this activity');
const activityType = kept('activities', 'what sort of activity it was');
const what = kept('activities', 'which activity exactly');
const card = kept('activities', 'which page it belongs to');
const duration = kept('activities', 'how long it took, in seconds');
const choices = kept(
  'activities',
  'its choices and counts, such as level and rounds; never what was typed or measured',
);
const session = { sessionId, activityType, kind: what, card, duration, data: choices };

/** What the activities keep, for the privacy page. */
export const activitiesKept: KeptFields = {
  ActivityStarted: session,
  ActivityCompleted: session,
  activity_sessions: {
    id: sessionId,
    user_id: OF_CHILD,
    activity_type: activityType,
    duration,
    data: choices,
    completed: kept('activities', 'whether it was finished'),
    timestamp: kept('activities', 'when it was'),
  },
  user_progress: {
    id: kept('around', 'a random number for this count'),
    user_id: OF_CHILD,
    category: card,
    activity_type: activityType,
    count: kept('activities', 'how often it was finished'),
    last_updated: kept('activities', 'when it was finished last'),
    counted_to: kept('around', 'up to which entry it was counted'),
  },
};
