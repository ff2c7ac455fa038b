import { endpoint, Instant, LocalDate, SleepAnswer } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const Consent = z
  .object({
    required: z.boolean().meta({ description: 'Whether the operator must have a yes (`CONSENT=required`)' }),
    version: LocalDate.meta({ description: 'The day of the text that is asked for now' }),
    given: z.object({ version: LocalDate, on: LocalDate }).nullable(),
    tryOutUntil: Instant.nullable().meta({ description: 'When the account ends without a yes; null: it stays' }),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof Consent>;

const GiveConsentInput = z.object({
  /** Where none is set yet, this becomes the grown-up password. */
  password: z.string().min(1).max(200),
  version: LocalDate,
});
const WithdrawConsentInput = z.object({ password: z.string().min(1).max(200) });

const shared = { tag: 'Grown-ups', access: 'child', status: 200, answer: Consent } as const;
const WRONG = 'It was not the grown-up password; from the fourth wrong one on, tries cost time';
const WAIT = 'Too many tries, or the next one is not looked at yet; `Retry-After` says how many seconds to wait';

export const getConsent = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/consent',
  summary: 'What a grown-up agreed to, and when',
});
export const giveConsent = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/consent',
  summary: 'A grown-up’s yes, with its password, which is set where there is none',
  body: GiveConsentInput,
  refusals: { 403: WRONG, 409: 'It is the yes to another text', 429: WAIT },
});
export const withdrawConsent = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/consent/withdrawal',
  summary: 'Take the yes back: the account is put to sleep, and this session is over',
  answer: SleepAnswer,
  body: WithdrawConsentInput,
  refusals: { 403: WRONG, 409: 'There is no yes, or no grown-up password', 429: WAIT },
});
