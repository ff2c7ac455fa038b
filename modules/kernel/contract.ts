import { z } from 'zod';

/** Lengths that the product page settles, in characters (code points, so that one emoji is one). */
export const TEXT_LIMITS = { note: 5_000, title: 200, name: 50 } as const;

/**
 * Wrong codes of a picture in a row, on the server and on the device alike, until the code rests, and for how long: that of an evening
 * is over in the morning.
 */
export const CODE_LIMIT = { tries: 5, restSeconds: 12 * 3_600 } as const;

/** How long a text is for our limits: code points, not UTF-16 units, so that "🦊" counts once. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

interface TextOptions {
  readonly min?: number;
  readonly max: number;
  readonly tooShort?: string;
  readonly tooLong?: string;
  /** The answer's code when this is all that is wrong, instead of `input.invalid`. */
  readonly tooLongCode?: string;
}

/** Carries a code of its own with a refinement: `.refine(…, { message, params: withCode('journal.note-too-long') })`. */
export const withCode = (code: string) => ({ code });
/** The code that came with {@link withCode}, if one did. */
export const codeOf = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === 'custom' && typeof issue.params?.code === 'string' ? issue.params.code : undefined;

/**
 * A string that every store of ours can hold: well-formed Unicode without NUL, `min` to `max` code points.
 * Postgres refuses NUL, and a lone surrogate has no UTF-8.
 */
export function text(options: TextOptions) {
  return z
    .string()
    .check(({ value, issues }) => {
      const problem = problemOf(value, options);
      // `continue`, so that a form can tell what is wrong with its other fields too; `abort` would end its own checks.
      if (problem) issues.push({ code: 'custom', input: value, continue: true, ...problem });
    })
    .meta(lengthsOf(options));
}

/** For the API's description: JSON schema counts code points, as we do. */
export const lengthsOf = ({ min = 0, max }: Pick<TextOptions, 'min' | 'max'>) => ({
  ...(min > 0 ? { minLength: min } : {}),
  maxLength: max,
});

/** The first one: a person mends one thing at a time. */
function problemOf(value: string, { min = 0, max, tooShort, tooLong, tooLongCode }: TextOptions) {
  if (!value.isWellFormed() || value.includes('\0')) return { message: 'This has a character that cannot be saved.' };
  const length = textLength(value);
  if (length < min) {
    const atLeast = min === 1 ? 'Please write something here.' : `Please use at least ${min} characters.`;
    return { message: tooShort ?? atLeast };
  }
  if (length <= max) return null;
  const message = tooLong ?? `Please use at most ${max.toLocaleString('en-US')} characters.`;
  return tooLongCode ? { message, params: withCode(tooLongCode) } : { message };
}

/** What every refused call answers; `fields` names each wrong field with a sentence. */
export const ErrorAnswer = z
  .object({
    error: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** What a page shows beside the sentence. */
    details: z.record(z.string(), z.unknown()).optional(),
    traceId: z.string().optional(),
  })
  .meta({ id: 'ErrorAnswer' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export const OkAnswer = z.object({ ok: z.literal(true) }).meta({ id: 'OkAnswer' });

/**
 * `guest`: no session is needed. `child`: a session is needed, else 401. `grown-up`: a session on whose device the grown-up
 * area of that child is open, else 403 `grown-up.closed`; what is done there is done by the grown-up.
 */
export type EndpointAccess = 'guest' | 'child' | 'grown-up';

/** One documented call: the source of its route, its OpenAPI entry and the browser's types. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Access extends EndpointAccess = EndpointAccess,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form, `/api/streaks/{userId}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Takes bytes as they are (`application/octet-stream`) in place of JSON, at most so many. */
  readonly bytes?: { readonly most: number };
  /** Answers a file of that type in place of JSON; parts of it can be asked for by `Range`. */
  readonly file?: string;
  readonly status: 200 | 201;
  readonly answer: Answer;
  /** Refusals beyond the ones that every call shares (400, 401, 403, 413, 415, 429, 500). */
  readonly refusals?: Readonly<Record<number, string>>;
  /**
   * The fields of the body that one `Idempotency-Key` stands for, where the rest may have changed between two tries; all of them
   * without this. The answer is that of the first try in any case.
   */
  readonly keyStandsFor?: readonly string[];
}

/** Declares an endpoint with its exact types; see {@link Endpoint}. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  Access extends EndpointAccess = EndpointAccess,
>(definition: Endpoint<Params, Query, Body, Answer, Access>): Endpoint<Params, Query, Body, Answer, Access> {
  return definition;
}

/** An endpoint that answers a file; see `FileAnswer`. */
export interface FileEndpoint<Params extends z.ZodType = z.ZodType, Access extends EndpointAccess = EndpointAccess>
  extends Endpoint<Params, z.ZodUndefined, z.ZodUndefined, z.ZodType, Access> {
  readonly file: string;
}

/** Declares an endpoint that answers a file. */
export function fileEndpoint<Params extends z.ZodType, Access extends EndpointAccess>(
  definition: Omit<FileEndpoint<Params, Access>, 'method' | 'status' | 'answer'>,
): FileEndpoint<Params, Access> {
  return { ...definition, method: 'GET', status: 200, answer: z.unknown() };
}

/** Reads "by user id": `?userId=`; without it, the session's own child. */
export const UserIdQuery = z.object({ userId: z.string().optional() });
export const UserIdParams = z.object({ userId: z.string() });
/** In a body. The specification's clients send numbers there, which name another user, and so are refused with 403. */
export const NamedUserId = z.union([z.string(), z.number()]).optional();

/** An instant in answers: ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
/** A calendar day of the child's own, `YYYY-MM-DD`. */
export const LocalDate = z.iso.date().meta({ description: "The child's own calendar day, YYYY-MM-DD" });

/** An account that is asleep, for whom a password of it was right. Also the `details` of a sign-in refused with `account.asleep`. */
export const SleepAnswer = z
  .object({
    askedAt: Instant,
    eraseAt: Instant,
    wakeUntil: Instant.meta({ description: 'The same' }),
    askedBy: z.enum(['child', 'grown-up', 'system']),
    receipt: z
      .string()
      .meta({ description: 'What the person keeps: it is shown nowhere else, and finds the receipt later' }),
  })
  .meta({ id: 'Sleep' });
export type SleepAnswer = z.infer<typeof SleepAnswer>;

/** What kind of browser is signed in somewhere, as coarse as a child would say it: nothing finer is kept. */
export const BrowserKind = z
  .object({
    name: z.enum(['chrome', 'edge', 'firefox', 'safari', 'other']),
    device: z.enum(['computer', 'tablet', 'phone', 'other']),
  })
  .meta({ id: 'BrowserKind' });
export type BrowserKind = z.infer<typeof BrowserKind>;

/** An achievement that an act earned, in the words it was earned with; the outer `id` is that of the child's own row. */
export const NewAchievement = z
  .object({
    id: z.string(),
    achievement: z.object({ id: z.string(), icon: z.string(), name: z.string(), description: z.string() }),
  })
  .meta({ id: 'NewAchievement' });
export type NewAchievement = z.infer<typeof NewAchievement>;

/** Something that an act earned besides achievements, for the one card that shows what is new. */
export const NewReward = z
  .object({
    kind: z.enum(['badge', 'milestone', 'emotion-badge', 'pack', 'goal']),
    id: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
  })
  .meta({ id: 'NewReward' });
export type NewReward = z.infer<typeof NewReward>;
/** In answers of acts. Optional for the browser, which also knows answers from before there were such rewards. */
export const NewRewards = z.array(NewReward).optional();

/** The fields of an act's answer that say what it earned. */
export const earnedByAct = { newAchievements: z.array(NewAchievement), newRewards: NewRewards } as const;
