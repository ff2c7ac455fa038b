import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** Postgres' own default. It slows down who guesses a password; ours are 256 random bits. */
const ITERATIONS = 4_096;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * What Postgres stores of a password (RFC 5803), so that a statement that sets one, and a log of statements, holds no password.
 * @param password ASCII, of which SASLprep changes nothing
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(SALT_BYTES)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, HASH_BYTES, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
