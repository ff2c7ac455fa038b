import { earnedByAct, endpoint, Instant, NamedUserId } from '@wonderlings/kernel/contract';
import { InstantPlace, listEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { ACTIVITY_KINDS, ActivityType, activityTypeOf } from './catalogue.ts';

/** What may be sent along with a session, as JSON in UTF-8. */
export const DATA_LIMIT_BYTES = 4096;
/** A day. More is no time of a child's, but a mistake (milliseconds, say), and is refused. */
export const MOST_SECONDS = 86_400;
/** Twice the longest activity (nature art, 30 minutes). More comes from a page that slept, and is taken for this. */
export const LONGEST_SECONDS = 3_600;
const MOST_TIMES = 1_000;

function kindOf(type: ActivityType) {
  const kinds = ACTIVITY_KINDS.filter((kind) => activityTypeOf(kind) === type);
  return z.enum(kinds, `This is no activity of the type "${type}".`).optional();
}
const times = z.int().min(0).max(MOST_TIMES).optional();

/**
 * What is kept of a session of each type: choices and counts, never contents. Whatever else is sent is left out.
 * Nothing ever rewards a higher level.
 */
export const DATA_OF_TYPE = {
  be_active: z.object({ kind: kindOf('be_active') }),
  exercise: z.object({
    kind: kindOf('exercise'),
    level: z.enum(['easy', 'medium', 'hard']).optional(),
    loops: times,
    moves: times,
    secondsPerMove: times,
  }),
  breath: z.object({
    kind: kindOf('breath'),
    level: z.enum(['beginner', 'intermediate', 'advanced']).optional(),
    cycles: times,
  }),
  sleep: z.object({ kind: kindOf('sleep') }),
  environment: z.object({ kind: kindOf('environment') }),
  journal: z.object({ kind: kindOf('journal') }),
} as const satisfies Record<ActivityType, z.ZodType>;

/** What is kept of a session of any type. */
export type SessionData = z.infer<(typeof DATA_OF_TYPE)[ActivityType]>;

/** Any JSON object, before what is known of it is picked out. */
const Sent = z
  .record(z.string(), z.unknown())
  .refine((data) => bytesOf(data) <= DATA_LIMIT_BYTES, `Please send at most ${DATA_LIMIT_BYTES} bytes.`);

function bytesOf(data: unknown): number {
  return new TextEncoder().encode(JSON.stringify(data)).length;
}

/** A whole session, or, without `completed`, one that has begun and is completed later. */
function sessionInput<Type extends ActivityType, Data extends z.ZodType<unknown, Record<string, unknown>>>(
  activityType: Type,
  data: Data,
) {
  return z.object({
    /** Only the child of the session: it keeps what waited for the network from going to another one. */
    userId: NamedUserId,
    activityType: z.literal(activityType),
    /** In seconds; recorded as {@link LONGEST_SECONDS} at most. */
    duration: z.int().min(0).max(MOST_SECONDS),
    data: Sent.default({}).pipe(data),
    completed: z.boolean().default(false),
    /** When it was done, if it is sent later. One that cannot be is taken for now. */
    timestamp: Instant.optional(),
  });
}

export const SaveSessionInput = z.discriminatedUnion(
  'activityType',
  [
    sessionInput('be_active', DATA_OF_TYPE.be_active),
    sessionInput('exercise', DATA_OF_TYPE.exercise),
    sessionInput('breath', DATA_OF_TYPE.breath),
    sessionInput('sleep', DATA_OF_TYPE.sleep),
    sessionInput('environment', DATA_OF_TYPE.environment),
    sessionInput('journal', DATA_OF_TYPE.journal),
  ],
  `This should be one of ${Object.keys(DATA_OF_TYPE).join(', ')}.`,
);
export type SaveSessionInput = z.infer<typeof SaveSessionInput>;

/** A session that has begun can be completed, and nothing else. Which data it may bring depends on its type. */
export const CompleteSessionInput = z.object({
  completed: z.literal(true, 'A session can only be completed.').default(true),
  duration: z.int().min(0).max(MOST_SECONDS).optional(),
  data: Sent.default({}),
  timestamp: Instant.optional(),
});
export type CompleteSessionInput = z.infer<typeof CompleteSessionInput>;

export const ActivitySession = z
  .object({
    id: z.string(),
    userId: z.string(),
    activityType: ActivityType,
    duration: z.int(),
    data: z.record(z.string(), z.union([z.string(), z.number()])),
    completed: z.boolean(),
    /** When it was completed, or, before that, when it began. */
    timestamp: Instant,
  })
  .meta({ id: 'ActivitySession' });
export type ActivitySession = z.infer<typeof ActivitySession>;

export const SavedSession = ActivitySession.extend({
  ...earnedByAct,
}).meta({ id: 'SavedActivitySession' });
export type SavedSession = z.infer<typeof SavedSession>;

const tag = 'Activities';
export const listSessions = listEndpoint({
  path: '/api/activity-sessions',
  summary: 'Everything that was begun or finished, newest first',
  tag,
  place: z.tuple([InstantPlace, z.uuid()]),
  item: ActivitySession,
});
export const saveSession = endpoint({
  method: 'POST',
  path: '/api/activity-sessions',
  summary: 'Record an activity that was finished, or that begins',
  tag,
  access: 'child',
  body: SaveSessionInput,
  status: 201,
  answer: SavedSession,
});
export const completeSession = endpoint({
  method: 'PUT',
  path: '/api/activity-sessions/{id}',
  summary: 'Complete an activity that has begun; again, it changes nothing',
  tag,
  access: 'child',
  params: z.object({ id: z.string() }),
  body: CompleteSessionInput,
  status: 200,
  answer: SavedSession,
  refusals: { 404: 'There is no such session', 409: 'It began too long ago to be completed' },
});
