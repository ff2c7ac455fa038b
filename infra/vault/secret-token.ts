import { createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const newSalt = (): Buffer => randomBytes(TOKEN_BYTES);

/** What is stored instead of a token: who reads the database cannot use it. Random enough to need no salt. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The one token that follows another, the same each time, so that it need not be stored to be answered again. It takes both:
 * the salt, which never leaves the database, and the token, which the database does not hold.
 */
export const successorOf = (token: string, salt: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', token, salt, 'wonderlings device token', TOKEN_BYTES)).toString('base64url');
