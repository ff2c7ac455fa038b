import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored instead of a token: who reads the database cannot use it. Random enough to need no salt. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
