import { type LoginInput, login, type RegisterInput, register, type User } from '@wonderlings/account/contract';
import type { z } from 'zod';
import { call } from '../../../lib/api/call.ts';

interface Keyed {
  /** The same for the same form, so that a lost answer does not make a second account or demo. */
  readonly idempotencyKey?: string | undefined;
}
export type SignIn = Keyed &
  (
    | { readonly kind: 'login'; readonly values: z.input<typeof LoginInput> }
    | { readonly kind: 'register'; readonly values: z.input<typeof RegisterInput> }
  );

/** A class that opens the demo at once waits in a line on the server, of 20 s at most. */
const SIGN_IN_LIMIT_MS = 40_000;

export function signIn({ idempotencyKey, ...request }: SignIn): Promise<User> {
  const keyed = idempotencyKey === undefined ? {} : { idempotencyKey };
  return request.kind === 'login'
    ? call(login, { body: request.values, timeLimitMs: SIGN_IN_LIMIT_MS, ...keyed })
    : call(register, { body: request.values, ...keyed });
}
