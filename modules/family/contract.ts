import { endpoint, Instant, LocalDate, text } from '@wonderlings/kernel/contract';
import { z } from 'zod';

export const GROWN_UP_PASSWORD = { min: 10, max: 128 } as const;
/** How long the area stays open by itself. */
export const AREA_MINUTES = 15;
/** The day of the text that a grown-up agrees to. Another text is another day, and is asked for anew. */
export const CONSENT_VERSION = '2026-11-22';

export const MESSAGES = {
  tooShort: 'Please use at least 10 characters.',
  tooLong: 'Please use at most 128 characters.',
  same: 'This is the password that the child signs in with. Please choose another.',
  common: 'This one is on the list of passwords that are guessed first. Please choose another.',
  wrongOfChild: 'That is not the password of this account.',
} as const;

const NewPassword = text({ ...GROWN_UP_PASSWORD, tooShort: MESSAGES.tooShort, tooLong: MESSAGES.tooLong });
/** Only looked at: a rule of today must not refuse a password of yesterday. */
const KnownPassword = z.string().min(1).max(200);

export const GrownUpArea = z
  .object({
    now: Instant.meta({ description: 'The clock of the server, for a device whose own is wrong' }),
    isSet: z.boolean().meta({ description: 'Whether there is a grown-up password' }),
    setOn: LocalDate.nullable(),
    openUntil: Instant.nullable().meta({ description: 'Until when the area is open in this session; null: it is not' }),
    elsewhere: z.boolean().meta({ description: 'Whether it is open in another session of the child' }),
    wrongTries: z.int().min(0).meta({ description: 'Since the last right one' }),
    nextTryAt: Instant.nullable().meta({ description: 'When the next try is looked at; null: now' }),
    resetFrom: Instant.nullable().meta({
      description: 'When a new password may be set without the old one; null: none was asked for',
    }),
  })
  .meta({ id: 'GrownUpArea' });
export type GrownUpArea = z.infer<typeof GrownUpArea>;

export const SetPasswordInput = z.object({ password: NewPassword });
export const ChangePasswordInput = z.object({
  /** Left out where a reset is due. */
  currentPassword: KnownPassword.optional(),
  newPassword: NewPassword,
});
const ProofInput = z.object({ password: KnownPassword });

const tag = 'Grown-ups';
const shared = { tag, access: 'child', status: 200, answer: GrownUpArea } as const;
const WRONG = 'It was not the password; from the fourth wrong one on, tries cost time';
const WAIT = 'Too many tries, or the next one is not looked at yet; `Retry-After` says how many seconds to wait';

export const getGrownUp = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/grown-up',
  summary: 'Whether there is a grown-up password, and where its area is open',
});
export const setGrownUpPassword = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/grown-up/password',
  summary: 'Set the grown-up password, the first time',
  status: 201,
  body: SetPasswordInput,
  refusals: { 409: 'There is one already' },
});
export const changeGrownUpPassword = endpoint({
  ...shared,
  method: 'PUT',
  path: '/api/grown-up/password',
  summary: 'Set another one, with the one before or when a reset is due; the area closes everywhere',
  body: ChangePasswordInput,
  refusals: { 403: WRONG, 409: 'There is none yet', 429: WAIT },
});
export const openGrownUpArea = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/grown-up/open',
  summary: 'Open the grown-up area for 15 minutes in this session; elsewhere it closes',
  body: ProofInput,
  refusals: { 403: WRONG, 409: 'There is no grown-up password', 429: WAIT },
});
export const closeGrownUpArea = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/grown-up/open',
  summary: 'Close the grown-up area, if it is open in this session',
});
export const askGrownUpReset = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/grown-up/reset',
  summary: 'Ask for a new grown-up password, with the password of the child; it may be set a day later',
  body: ProofInput,
  refusals: { 403: 'It was not the password of the child', 409: 'There is no grown-up password, or it is a demo' },
});
export const stopGrownUpReset = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/grown-up/reset',
  summary: 'Stop what was asked for: the password stays',
});
