import type { QueryClient } from '@tanstack/react-query';
import {
  autoLogin,
  type LoginInput,
  login,
  logout,
  type RegisterInput,
  register,
  type User,
} from '@wonderlings/account/contract';
import { getPictureHere, type SignInByPictureInput, signInByPicture } from '@wonderlings/account/pictures-contract';
import type { z } from 'zod';
import { call } from '../../lib/api/call.ts';
import { send } from '../../lib/api/request.ts';
import { logFailure } from '../../lib/log.ts';
import { anyTries, forgetTries } from './pictures/code-tries.ts';
import { userQuery } from './user.query.ts';

interface Keyed {
  /** The same for the same form, so that a lost answer does not make a second account or demo. */
  readonly idempotencyKey?: string | undefined;
}
export type SignIn = Keyed &
  (
    | { readonly kind: 'login'; readonly values: z.input<typeof LoginInput> }
    | { readonly kind: 'register'; readonly values: z.input<typeof RegisterInput> }
    | { readonly kind: 'picture'; readonly id: string; readonly body: z.input<typeof SignInByPictureInput> }
  );

/** A class that opens the demo at once waits in a line on the server, of 20 s at most. */
const SIGN_IN_LIMIT_MS = 40_000;

export async function signIn({ idempotencyKey, ...request }: SignIn): Promise<User> {
  const keyed = idempotencyKey === undefined ? {} : { idempotencyKey };
  switch (request.kind) {
    case 'login': {
      const user = await call(login, { body: request.values, timeLimitMs: SIGN_IN_LIMIT_MS, ...keyed });
      // Not waited for: it is for the next time.
      if (anyTries()) void resetCodeTries();
      return user;
    }
    case 'register':
      return call(register, { body: request.values, ...keyed });
    case 'picture':
      return call(signInByPicture, { params: { id: request.id }, body: request.body });
  }
}

/** The password was right: the code of this child's picture may be tried again here. Which one that is only the server knows. */
async function resetCodeTries(): Promise<void> {
  try {
    const { here } = await call(getPictureHere);
    if (here) forgetTries(here.id);
  } catch (reason) {
    // The code rests a while longer than it needs to.
    logFailure('The tries of a picture code were not forgotten', reason);
  }
}

const LOCK = 'wonderlings.auto-login';

/**
 * Trades the remembered device's token for a session. The token rotates, so two tabs that wake together must not send
 * the same one twice: the second waits, and then finds the session that the first has opened.
 */
export async function autoLoginOnce(queryClient: QueryClient): Promise<User> {
  if (!('locks' in navigator)) return call(autoLogin);
  const first = await navigator.locks.request(
    LOCK,
    { ifAvailable: true },
    async (lock) => lock && (await call(autoLogin)),
  );
  if (first) return first;
  return navigator.locks.request(LOCK, () =>
    queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false }).catch(() => call(autoLogin)),
  );
}

/** The answer is not read beyond ok or not ok (specification 000, section 7). */
export async function logOut(): Promise<void> {
  const answer = await send(logout);
  // Left unread, it would hold its connection until the time limit.
  void answer.body?.cancel();
}
