import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';
import { ActivityType } from './catalogue.ts';

const session = {
  sessionId: z.uuid(),
  activityType: ActivityType,
  /** What exactly it was, e.g. `calm/ocean-waves`; null where it was not said. */
  kind: z.string().nullable(),
  /** Which of the activities' cards it belonged to when it was recorded. */
  card: z.string(),
  /** In seconds. */
  duration: z.int().min(0),
  /** Choices and counts of that activity, see the contract; never what a child wrote or measured. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
};

/** Something was begun that may be completed later. */
export const ActivityStarted = defineEvent({ type: 'ActivityStarted', schema: z.object(session) });

/** Something was finished, at once or after it had been begun. Each session is completed at most once. */
export const ActivityCompleted = defineEvent({ type: 'ActivityCompleted', schema: z.object(session) });
