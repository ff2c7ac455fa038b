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

export function signIn({ idempotencyKey, ...request }: SignIn): Promise<User> {
  const keyed = idempotencyKey === undefined ? {} : { idempotencyKey };
  return request.kind === 'login'
    ? call(login, { body: request.values, ...keyed })
    : call(register, { body: request.values, ...keyed });
}
