import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { fairQueue } from '@wonderlings/kernel';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. The package's algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
/** One core stays free for everything else that the server does, and 2 x 19 MiB are all that a storm of sign-ins can take. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About two seconds of work; further calls are told so at once. */
const MOST_WAITING = 40 * AT_ONCE;

/** No password has this hash; verifying against it costs what verifying against a real one costs. */
export const UNKNOWN_USERS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  /** @param share whose turn it takes: the caller's network */
  hash(password: string, share?: string): Promise<string>;
  /** Takes equally long for null (no account of that name) and for a wrong password; false for both. */
  matches(passwordHash: string | null, password: string, share?: string): Promise<boolean>;
}

/** @throws DomainError `unavailable` when too many are waiting already */
export function passwords(): Passwords {
  const inLine = fairQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, code: 'account.busy' });
  return {
    hash: (password, share = '') => inLine(share, () => hash(typed(password), COST)),
    async matches(passwordHash, password, share = '') {
      const matches = await inLine(share, () => verify(passwordHash ?? UNKNOWN_USERS_HASH, typed(password)));
      return matches && passwordHash !== null;
    },
  };
}

/** The same letters may arrive as other code points from another keyboard (RFC 8265, OpaqueString). */
const typed = (password: string): string => password.normalize('NFC');
