import { hash as digest } from 'node:crypto';

/** Of the digest so many bytes become the twelve words of a keepsake. */
const KEEPSAKE_BYTES = 16;
/** Never changes: keepsakes on paper rest on it. */
const PREFIX = 'wonderlings keepsake 1:';

/**
 * What a keepsake of a stream stands for: the first 128 bits of SHA-256 over the hash of its last event. That hash rests on every event
 * before, so one of them cannot be changed without the keepsake.
 * @param hash lower-case hex
 */
export const keepsakeOf = (hash: string): Uint8Array =>
  digest('sha256', PREFIX + hash, 'buffer').subarray(0, KEEPSAKE_BYTES);
