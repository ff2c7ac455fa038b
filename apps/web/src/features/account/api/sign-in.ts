import { type LoginInput, login, type RegisterInput, register, type User } from '@wonderlings/account/contract';
import type { z } from 'zod';
import { call } from '../../../lib/api/call.ts';

export type SignIn =
  | { readonly kind: 'login'; readonly values: z.input<typeof LoginInput> }
  | { readonly kind: 'register'; readonly values: z.input<typeof RegisterInput> };

export function signIn(request: SignIn): Promise<User> {
  return request.kind === 'login' ? call(login, { body: request.values }) : call(register, { body: request.values });
}
