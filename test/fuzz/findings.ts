import type { FuzzRequest } from './fuzz-request.ts';
import type { WireAnswer } from './wire.ts';

/** What no answer may say: where our code is, and what a store says of itself. */
const INSIDES = /node_modules|\.(ts|js):\d+:\d+|PostgresError|SQLSTATE|argon2/;
/** A refusal that is meant, such as of a crowd. Of any other 503 something is broken: every store is there. */
const BROKEN = new Set(['server.unavailable', 'server.unexpected']);

/** What is wrong with an answer, or null. `canaries`: words of the owner that no other caller may read. */
export function wrongWith(
  { caller, method, target }: FuzzRequest,
  answer: WireAnswer,
  canaries: readonly string[],
): string | null {
  const { status, json, text } = answer;
  const { error, code } = (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, unknown>>;
  if (status >= 500 && (status !== 503 || BROKEN.has(String(code)))) return `answered ${status}`;
  // An address that is no page is answered with the app, which shows its own: 404, to the eyes of a person.
  const isPage = status === 404 && /<!doctype html>/i.test(text) && !/^\/api(\/|\?|$)/.test(target);
  if (status >= 400 && method !== 'HEAD' && !isPage && (typeof error !== 'string' || typeof code !== 'string')) {
    return `answered ${status} without error and code`;
  }
  if (status >= 400 && INSIDES.test(text)) return 'told of our insides';
  const leaked = caller === 'owner' ? undefined : canaries.find((word) => text.includes(word));
  return leaked ? `told ${caller} what only the owner may read (${leaked})` : null;
}
