import { endpoint, Instant, LocalDate, OkAnswer, SleepAnswer, text } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** How long an account sleeps before it is erased. */
export const SLEEP_MS = 24 * 3_600_000;

/** Crockford's base32: no I, L, O and U, which are taken for others when they are read from paper. */
export const RECEIPT_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECEIPT_LENGTH = 16;

/** A receipt's number as it is looked up, however it was typed: capitals, no dashes, O for 0 and I or L for 1. Null for what is none. */
export function receiptNumberOf(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return signs.length === RECEIPT_LENGTH && [...signs].every((sign) => RECEIPT_SIGNS.includes(sign)) ? signs : null;
}

/** As it is printed: in four groups of four. */
export const printedReceipt = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1-');

const password = text({ min: 1, max: 128, tooShort: 'Please enter your password.' });

export const ErasureView = z
  .object({
    feelings: z.int(),
    activities: z.int(),
    /** The day on which the last backup ends that may hold the key, if the account is put to sleep now. */
    backupsEnd: LocalDate,
    /** Null: an account is kept until it is erased. */
    retention: z
      .object({
        years: z.int(),
        eraseOn: LocalDate.meta({ description: 'If there is no sign-in until then' }),
        isAnnounced: z.boolean().meta({ description: 'It was announced, a year before' }),
      })
      .nullable(),
    /** What is erased without a request. */
    kinds: z.array(z.object({ id: z.string(), what: z.string(), howLong: z.string() })),
  })
  .meta({ id: 'ErasureView' });
export type ErasureView = z.infer<typeof ErasureView>;

const Count = z.int().min(0);
export const Receipt = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('waiting'), number: z.string(), eraseAt: Instant.nullable() }),
    z.object({
      state: z.literal('erased'),
      number: z.string(),
      erasedAt: Instant,
      /** Why: asked for, or without a sign-in for the years that the operator set. */
      reason: z.string(),
      entries: Count.meta({ description: 'Events that stay as noise' }),
      opened: Count.meta({ description: 'Of these, how many can still be opened: asked of the log just now' }),
      rows: Count,
      tables: Count,
      rowsLeft: Count.meta({ description: 'Counted just now' }),
      signIns: Count,
      files: Count,
      backupsEnd: LocalDate,
      log: z.object({ position: z.string(), hash: z.string() }).meta({ description: 'Where the log says so' }),
    }),
  ])
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

const tag = 'Erasure';
export const getErasure = endpoint({
  method: 'GET',
  path: '/api/erasure',
  summary: 'What would be erased, and what is erased without a request',
  tag,
  access: 'child',
  status: 200,
  answer: ErasureView,
});
const asking = {
  method: 'POST',
  summary: 'Put the account to sleep: it is erased after 24 hours, unless it is woken',
  tag,
  status: 200,
  answer: SleepAnswer,
} as const;
export const askErasure = endpoint({
  ...asking,
  path: '/api/erasure',
  access: 'child',
  body: z.object({ password }),
  refusals: { 409: 'A demo: it goes by itself' },
});
export const askErasureAsGrownUp = endpoint({
  ...asking,
  path: '/api/grown-up/erasure',
  access: 'grown-up',
  body: z.object({ password }),
  refusals: { 409: 'A demo: it goes by itself, or no grown-up password is set' },
});
export const undoErasure = endpoint({
  method: 'POST',
  path: '/api/erasure/undo',
  summary: 'Wake an account up, with the password of the child or of the grown-up',
  tag,
  access: 'guest',
  body: z.object({ username: text({ min: 1, max: 30, tooShort: 'Please enter your username.' }), password }),
  status: 200,
  answer: OkAnswer,
  refusals: { 409: 'The 24 hours are over' },
});
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/{number}',
  summary: 'What a receipt says, from the log; needs its number and no session',
  tag,
  access: 'guest',
  params: z.object({ number: z.string().max(40) }),
  status: 200,
  answer: Receipt,
  refusals: { 404: 'There is no receipt with this number' },
});
