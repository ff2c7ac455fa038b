import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The fields of an event's data that a child wrote, by name. */
export type Words = Readonly<Record<string, unknown>>;

/** What stands in these fields; null when nothing does, so that no key has to be made for it. */
export function wordsOf(data: unknown, fields: readonly string[]): Words | null {
  if (fields.length === 0) return null;
  // The data of an event is an object, see `defineEvent`.
  const all = data as Words;
  const written = fields.filter((field) => (all[field] ?? null) !== null);
  return written.length === 0 ? null : Object.fromEntries(written.map((field) => [field, all[field]]));
}

/**
 * A field that every event with words of its own has in its schema: what is left of erased words says that there were some. No
 * event is recorded with it; it is there when the words are read without their key, and an imported history keeps it.
 */
export const HAD_WORDS = { hadWords: z.literal(true).optional() };

/**
 * Whether the child wrote anything there, erased or not. What is folded from an event asks this and never whether a field is null,
 * so that it is the same before and after the words were erased.
 */
export const hadWords = ({ ownWords }: { readonly ownWords: readonly string[] }, data: unknown): boolean =>
  (data as Words).hadWords === true || wordsOf(data, ownWords) !== null;

/** The data as it reads when the words are erased. */
export const withoutWords = (data: unknown, fields: readonly string[]): Words => ({
  ...blank(data, fields),
  ...(hadWords({ ownWords: fields }, data) ? { hadWords: true } : {}),
});

/** The data with null in these fields. */
export const blank = (data: unknown, fields: readonly string[]): Words => ({
  ...(data as Words),
  ...Object.fromEntries(fields.map((field) => [field, null])),
});

/**
 * Seals words with the key of one event, in base64. Where they belong need not be said: what they are put into is bound to its
 * place by the child's key.
 * @param nonce 12 bytes: an event may be sealed twice before it is stored once
 */
export function sealWords(words: Words, noteKey: Uint8Array, nonce: Uint8Array): string {
  const cipher = createCipheriv('aes-256-gcm', noteKey, nonce);
  const body = cipher.update(JSON.stringify(words), 'utf8');
  cipher.final();
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64');
}

/** @throws Error when the words were sealed with another key, or changed */
export function openWords(sealed: string, noteKey: Uint8Array): Words {
  const bytes = Buffer.from(sealed, 'base64');
  const tagAt = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', noteKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAuthTag(bytes.subarray(tagAt));
  const opened = decipher.update(bytes.subarray(NONCE_BYTES, tagAt));
  decipher.final();
  // It was sealed by `sealWords`.
  return JSON.parse(opened.toString('utf8')) as Words;
}
