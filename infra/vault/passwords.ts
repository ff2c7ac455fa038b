import { hash, type Options, verify } from '@node-rs/argon2';
import { DomainError } from '@wonderlings/kernel';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. The package's algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
/** Hashing at once: 2 x 19 MiB is all the memory that a storm of sign-ins can take. */
const AT_ONCE = 2;
/** About five seconds of work; whoever comes after that hears it at once instead of waiting in vain. */
const MOST_WAITING = 200;

/** No password has this hash; verifying against it costs what verifying against a real one costs. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes equally long for null (nobody of that name) and for a wrong password; false for both. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** @throws DomainError `unavailable` when too many are waiting already */
export function passwords(): Passwords {
  const inTurn = turnstile(AT_ONCE, MOST_WAITING);
  return {
    hash: (password) => inTurn(() => hash(typed(password), COST)),
    async matches(passwordHash, password) {
      const matches = await inTurn(() => verify(passwordHash ?? NOBODYS_HASH, typed(password)));
      return matches && passwordHash !== null;
    },
  };
}

/** The same letters may arrive as other code points from another keyboard (RFC 8265, OpaqueString). */
const typed = (password: string): string => password.normalize('NFC');

type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` in, makes the others wait in order, and turns away whoever finds `mostWaiting` before them. */
export function turnstile(atOnce: number, mostWaiting: number): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new DomainError('unavailable', 'account.busy', 'Lots of people are coming in. Please try again soon.');
      }
      // Whoever leaves hands the place over, so that nobody can slip in between.
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
