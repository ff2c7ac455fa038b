import { hasCachedUser } from './user-storage-key.ts';

/** Set by the server where a session or a remembered device may be, `__Host-` over https; it opens nothing. */
const HINT = /(?:^|; )(?:__Host-)?wonderlings_here=1(?:;|$)/;

/** False for a visitor of whom nothing speaks: a public page then has nobody to ask the server for. */
export function maySomebodyBeHere(): boolean {
  return HINT.test(document.cookie) || hasCachedUser();
}
