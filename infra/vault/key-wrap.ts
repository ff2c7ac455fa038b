import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256. */
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 4;
/** First byte of a wrapped key: how the rest is to be read. */
const FORMAT = 1;
const WRAPPED_BYTES = 1 + ID_BYTES + NONCE_BYTES + KEY_BYTES + TAG_BYTES;

/** The vault was opened with another master key than the one that wrapped its keys. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

/** A wrapped key was changed, cut or moved to another child. */
export class TamperedKey extends Error {
  override readonly name = 'TamperedKey';
}

/** Wraps children's keys with the master key. Layout: format, master key's id, nonce, ciphertext, tag; AAD: the child's id. */
export interface KeyWrap {
  wrap(childId: string, key: Uint8Array): Buffer;
  /** @throws WrongMasterKey, TamperedKey */
  unwrap(childId: string, wrapped: Uint8Array): Uint8Array;
}

export function keyWrap(masterKey: Uint8Array): KeyWrap {
  if (masterKey.length !== KEY_BYTES) throw new Error(`The master key has ${masterKey.length} bytes instead of 32`);
  const ownId = idOf(masterKey);
  return {
    wrap(childId, key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(Buffer.from(childId));
      return Buffer.concat([Buffer.of(FORMAT), ownId, nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
    },
    unwrap(childId, wrapped) {
      const { id, nonce, body, tag } = partsOf(childId, wrapped);
      if (!ownId.equals(id)) {
        throw new WrongMasterKey(
          `This database belongs to another MASTER_KEY: its keys were wrapped with ${id.toString('hex')}, this one is ` +
            `${ownId.toString('hex')}. Start with the MASTER_KEY (or the DATA_DIR) that the database was made with.`,
        );
      }
      try {
        const decipher = createDecipheriv('aes-256-gcm', masterKey, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(childId)).setAuthTag(tag);
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch (cause) {
        throw new TamperedKey(`The wrapped key of child ${childId} was changed`, { cause });
      }
    },
  };
}

/** Tells master keys apart without saying anything about them: four bytes of a hash. */
function idOf(masterKey: Uint8Array): Buffer {
  return createHash('sha256').update('wonderlings master key').update(masterKey).digest().subarray(0, ID_BYTES);
}

function partsOf(childId: string, wrapped: Uint8Array) {
  const bytes = Buffer.from(wrapped);
  if (bytes.length !== WRAPPED_BYTES || bytes[0] !== FORMAT) {
    throw new TamperedKey(`The wrapped key of child ${childId} is not one of ours`);
  }
  const nonceAt = 1 + ID_BYTES;
  const bodyAt = nonceAt + NONCE_BYTES;
  const tagAt = bodyAt + KEY_BYTES;
  return {
    id: bytes.subarray(1, nonceAt),
    nonce: bytes.subarray(nonceAt, bodyAt),
    body: bytes.subarray(bodyAt, tagAt),
    tag: bytes.subarray(tagAt),
  };
}
