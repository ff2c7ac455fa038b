import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** By how much sealed bytes are longer than what is in them. */
export const SEALING_BYTES = NONCE_BYTES + TAG_BYTES;

/** AES-256-GCM under a random nonce: nonce, ciphertext, tag. It opens for the same `context` only. */
export function sealBytes(key: Uint8Array, context: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the bytes were changed, or sealed with another key or for another context */
export function openBytes(key: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const tagAt = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(tagAt));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
}
