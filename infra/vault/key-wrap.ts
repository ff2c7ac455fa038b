import { createHash } from 'node:crypto';
import { openBytes, SEALING_BYTES, sealBytes } from './sealed-bytes.ts';

/** AES-256. */
export const KEY_BYTES = 32;
const ID_BYTES = 4;
/** First byte of a wrapped key: how the rest is to be read. */
const FORMAT = 1;
const BODY_AT = 1 + ID_BYTES;
const WRAPPED_BYTES = BODY_AT + KEY_BYTES + SEALING_BYTES;

/** The vault holds keys that were wrapped with a master key that was not given. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

/** A wrapped key was changed, cut or moved to another owner. */
export class TamperedKey extends Error {
  override readonly name = 'TamperedKey';
}

/**
 * Wraps keys of 32 bytes, each bound to its owner: a child's id, or the name of a secret of the vault. Layout: format, master
 * key's id, nonce, ciphertext, tag; AAD: the owner.
 */
export interface KeyWrap {
  /** The id of the master key that wraps, in hex; see {@link wrappedWith}. */
  readonly newest: string;
  /** The ids of all master keys that are known, the newest first. */
  readonly known: readonly string[];
  /** With the newest master key. */
  wrap(owner: string, key: Uint8Array): Buffer;
  /** With the master key that the wrapped key names. @throws WrongMasterKey, TamperedKey */
  unwrap(owner: string, wrapped: Uint8Array): Uint8Array;
}

/** @param masterKeys 32 bytes each, the newest first */
export function keyWrap(masterKeys: readonly Uint8Array[]): KeyWrap {
  const byId = new Map(masterKeys.map((masterKey) => [idOf(masterKey), masterKey]));
  const known = [...byId.keys()];
  const [newest] = known;
  const [masterKey] = masterKeys;
  if (newest === undefined || masterKey === undefined) throw new Error('There is no master key');
  const wrong = masterKeys.find(({ length }) => length !== KEY_BYTES);
  if (wrong) throw new Error(`A master key has ${wrong.length} bytes instead of ${KEY_BYTES}`);
  const header = Buffer.concat([Buffer.of(FORMAT), Buffer.from(newest, 'hex')]);
  return {
    newest,
    known,
    wrap: (owner, key) => Buffer.concat([header, sealBytes(masterKey, owner, key)]),
    unwrap(owner, wrapped) {
      const id = wrappedWith(owner, wrapped);
      const named = byId.get(id);
      if (!named) throw wrongMasterKey([id], known);
      try {
        return openBytes(named, owner, wrapped.subarray(BODY_AT));
      } catch (cause) {
        throw new TamperedKey(`The wrapped key of ${owner} was changed`, { cause });
      }
    },
  };
}

/** The id of the master key that a key was wrapped with. @throws TamperedKey */
function wrappedWith(owner: string, wrapped: Uint8Array): string {
  if (wrapped.length !== WRAPPED_BYTES || wrapped[0] !== FORMAT) {
    throw new TamperedKey(`The wrapped key of ${owner} is not one of ours`);
  }
  return Buffer.from(wrapped.subarray(1, BODY_AT)).toString('hex');
}

/** Says which master keys are missing, by their ids. */
export function wrongMasterKey(missing: readonly string[], known: readonly string[]): WrongMasterKey {
  return new WrongMasterKey(
    `This database belongs to another MASTER_KEY: keys in it were wrapped with ${missing.join(', ')}, and MASTER_KEY has ` +
      `${known.join(', ')}. Start with the MASTER_KEY (or the DATA_DIR) that the database was made with, beside a newer one ` +
      'if there is one.',
  );
}

/** Tells master keys apart without saying anything about them: four bytes of a hash, in hex. */
function idOf(masterKey: Uint8Array): string {
  const hash = createHash('sha256').update('wonderlings master key').update(masterKey).digest();
  return hash.subarray(0, ID_BYTES).toString('hex');
}
