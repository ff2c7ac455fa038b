import { endpoint, Instant, LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { KEEPSAKE_LENGTH } from './keepsake-catalogue.ts';

/** What can be wrong with a history; see `stream-fault.ts` of the kernel. */
export const FaultKind = z.enum(['altered', 'unopened', 'removed', 'inserted', 'moved', 'cut-off', 'replaced']);
export type FaultKind = z.infer<typeof FaultKind>;

/** One fault; entries are counted from 1. */
export const Fault = z
  .object({
    kind: FaultKind,
    entry: z.int(),
    other: z.int().nullable(),
    at: Instant.nullable(),
    after: Instant.nullable(),
    before: Instant.nullable(),
  })
  .meta({ id: 'HistoryFault' });
export type Fault = z.infer<typeof Fault>;

/** Windows from the first day to today: how much was done in each, 0 to 4. Years are drawn by the week or month. */
export const Street = z.object({
  unit: z.enum(['day', 'week', 'month']),
  from: LocalDate,
  windows: z.string().regex(/^[0-4]*$/),
  /** How many have been looked at. */
  done: z.int().min(0),
});
export type Street = z.infer<typeof Street>;

export const CheckStage = z.enum(['walk', 'pages', 'end']);
export type CheckStage = z.infer<typeof CheckStage>;

export const CheckProgress = z.object({
  stage: CheckStage,
  done: z.int(),
  total: z.int(),
  /** The day of the entry that was looked at last. */
  until: LocalDate.nullable(),
});

/** What came of a check. */
export const CheckResult = z
  .object({
    found: z.boolean(),
    entries: z.int(),
    from: LocalDate.nullable(),
    faults: z.array(Fault),
    hasMore: z.boolean(),
    code: z.string().nullable(),
    soundBefore: z.int(),
    soundUntil: Instant.nullable(),
    soundAfter: z.int(),
    /** Entry and hash that stand for the whole. */
    anchor: z.object({ entry: z.int(), hash: z.string() }).nullable(),
    /** How many entries are sealed in which format. */
    formats: z.record(z.string(), z.int()),
    /** Null when the entries do not fit, and so nothing can be compared with them. */
    pages: z
      .object({
        tables: z.int(),
        rows: z.int(),
        differing: z.array(z.string()),
        notCompared: z.array(z.string()),
      })
      .nullable(),
    marks: z.object({ fitting: z.int(), since: Instant.nullable(), gaps: z.array(Instant) }),
  })
  .meta({ id: 'HistoryCheckResult' });
export type CheckResult = z.infer<typeof CheckResult>;

/** The latest check of a child's history. */
export const HistoryCheck = z
  .object({
    state: z.enum(['none', 'running', 'done', 'stopped', 'failed']),
    by: z.enum(['child', 'grown-up']).nullable(),
    at: Instant.nullable(),
    progress: CheckProgress.nullable(),
    street: Street.nullable(),
    result: CheckResult.nullable(),
    /** This call found another check running, and began none. */
    busy: z.boolean(),
  })
  .meta({ id: 'HistoryCheck' });
export type HistoryCheck = z.infer<typeof HistoryCheck>;

const tag = 'Proof';
const WHOSE = { child: '/api/history/check', 'grown-up': '/api/grown-up/check' } as const;

function checkCalls<const Access extends keyof typeof WHOSE>(access: Access) {
  const shared = { path: WHOSE[access], tag, access, answer: HistoryCheck } as const;
  return {
    start: endpoint({ ...shared, method: 'POST', summary: 'Check the whole history, in the background', status: 201 }),
    read: endpoint({
      ...shared,
      method: 'GET',
      summary: 'How far the check is, or what came of the latest',
      status: 200,
    }),
    stop: endpoint({ ...shared, method: 'DELETE', summary: 'Stop the check', status: 200 }),
  };
}
export const childChecks = checkCalls('child');
export const grownUpChecks = checkCalls('grown-up');

/** Twelve words that stand for the history up to an entry. */
export const Keepsake = z
  .object({
    words: z.array(z.string()).length(KEEPSAKE_LENGTH),
    entry: z.int(),
    since: LocalDate,
    date: LocalDate,
  })
  .meta({ id: 'Keepsake' });
export type Keepsake = z.infer<typeof Keepsake>;

/** Keepsakes of a history that was brought in from a file: its seals here are new, so they fit the file alone. */
export const MovedKeepsakes = z
  .object({ movedOn: LocalDate, madeOn: z.array(LocalDate).meta({ description: 'The newest first, 60 at most' }) })
  .meta({ id: 'MovedKeepsakes' });
export type MovedKeepsakes = z.infer<typeof MovedKeepsakes>;
export const movedKeepsakes = endpoint({
  method: 'GET',
  path: '/api/grown-up/keepsakes/moved',
  summary: 'On which days keepsakes were made before the history was brought in here; null where none was',
  tag,
  access: 'grown-up',
  status: 200,
  answer: MovedKeepsakes.nullable(),
});

const LONGEST_WORD = 40;
export const CompareKeepsakeInput = z.object({
  words: z
    .array(z.string().max(LONGEST_WORD, 'This word is too long.'))
    .length(KEEPSAKE_LENGTH, `A keepsake has ${KEEPSAKE_LENGTH} words.`),
});

export const ComparedKeepsake = z
  .object({
    fits: z.boolean(),
    /** Of one that fits: the entry that it was made after, on which day, and how many have come since. */
    entry: z.int().nullable(),
    date: LocalDate.nullable(),
    since: z.int().nullable(),
    /** Whether those that have come since follow on. */
    follows: z.boolean(),
    comparedAt: Instant,
  })
  .meta({ id: 'ComparedKeepsake' });
export type ComparedKeepsake = z.infer<typeof ComparedKeepsake>;

const KEEPSAKES_OF = { child: '/api/history/keepsakes', 'grown-up': '/api/grown-up/keepsakes' } as const;

function keepsakeCalls<const Access extends keyof typeof KEEPSAKES_OF>(access: Access) {
  const path = KEEPSAKES_OF[access];
  return {
    make: endpoint({
      method: 'POST',
      path,
      summary: 'Make twelve words of all that happened up to now',
      tag,
      access,
      status: 201,
      answer: Keepsake,
    }),
    latest: endpoint({
      method: 'GET',
      path: `${path}/latest`,
      summary: 'The keepsake that was made last',
      tag,
      access,
      status: 200,
      answer: Keepsake.nullable(),
    }),
    compare: endpoint({
      method: 'POST',
      path: `${path}/compare`,
      summary: 'Find the moment of the history that twelve words were made of',
      tag,
      access,
      body: CompareKeepsakeInput,
      status: 200,
      answer: ComparedKeepsake,
    }),
  };
}
export const childKeepsakes = keepsakeCalls('child');
export const grownUpKeepsakes = keepsakeCalls('grown-up');
