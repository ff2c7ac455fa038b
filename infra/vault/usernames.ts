import { createHmac } from 'node:crypto';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** The name of the secret that hashes usernames. */
export const USERNAME_INDEX = 'username-index';

/** What finds an account by its name, compared without case. Without the secret no list of names can be held against it. */
export const usernameHash = (secret: Uint8Array, username: string): Buffer =>
  createHmac('sha256', secret).update(username.toLowerCase()).digest();

// The child's key seals events and columns too: nothing of theirs opens as a name.
const contextOf = (childId: string): string => `username of ${childId}`;

/** The name as it was typed, under the child's own key. */
export const sealUsername = (key: Uint8Array, childId: string, username: string): Buffer =>
  sealBytes(key, contextOf(childId), Buffer.from(username));

/** @throws Error when it was changed, or moved from another child */
export const openUsername = (key: Uint8Array, childId: string, sealed: Uint8Array): string =>
  openBytes(key, contextOf(childId), sealed).toString('utf8');
