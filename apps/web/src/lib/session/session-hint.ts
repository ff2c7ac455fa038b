import { keptText } from '../small-values.ts';

/** Where the last known user is kept on the device. */
export const USER_STORAGE_KEY = 'wonderlings.user';

/** Whether a user was signed in here last; known before the session's own code has loaded. */
export const hasCachedUser = (): boolean => keptText('device', USER_STORAGE_KEY) !== null;

/** Set by the server where a session or a remembered device may be, `__Host-` over https; it opens nothing. */
const HINT = /(?:^|; )(?:__Host-)?wonderlings_here=1(?:;|$)/;

/** False where neither the cookie nor the device knows of a user: a public page then does not ask the server who is signed in. */
export function mayBeSignedIn(): boolean {
  return HINT.test(document.cookie) || hasCachedUser();
}
