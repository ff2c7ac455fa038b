import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { IntegrityError } from './seal.ts';

/** First byte of a sealed cell: how the rest is to be read. Another format is another definition of every table that has one. */
export const CELL_FORMAT = 1;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const BODY_AT = 1 + NONCE_BYTES;
const FORMAT_BYTE = Buffer.of(CELL_FORMAT);

interface CellKeys {
  readonly sealing: KeyObject;
  readonly nonces: KeyObject;
}

/** One entry a key object, gone with it: what is derived lives in memory no longer than the key itself. */
const derived = new WeakMap<Uint8Array, CellKeys>();

/** Keys of their own, so that nothing which is sealed for the log and nothing in a table ever share a key and a nonce. */
function cellKeysOf(childKey: Uint8Array): CellKeys {
  const known = derived.get(childKey);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync('sha256', childKey, '', 'wonderlings read table cells', 2 * KEY_BYTES));
  const keys = {
    sealing: createSecretKey(bytes.subarray(0, KEY_BYTES)),
    nonces: createSecretKey(bytes.subarray(KEY_BYTES)),
  };
  derived.set(childKey, keys);
  return keys;
}

/**
 * The one place where a sealed cell opens.
 * @param rowKey the values of the row's key as one text, the same for no other row of the table
 */
export const cellPlace = (table: string, column: string, rowKey: string): string => `${table}\0${column}\0${rowKey}`;

/**
 * Seals the text of one cell of a read table with its child's key. The same text in the same place gives the same bytes, so that
 * two tables can be compared without opening them: the nonce is made of place and text (as in AES-SIV, RFC 5297), and repeats
 * only where everything does.
 */
export function sealCell(childKey: Uint8Array, place: string, text: string): Buffer {
  const { sealing, nonces } = cellKeysOf(childKey);
  // With its length before it, no place and text together read as another pair.
  const nonce = createHmac('sha256', nonces)
    .update(`${place.length}:${place}`)
    .update(text)
    .digest()
    .subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(place));
  const body = cipher.update(text, 'utf8');
  cipher.final();
  return Buffer.concat([FORMAT_BYTE, nonce, body, cipher.getAuthTag()]);
}

/**
 * The text that was sealed for this place with this key.
 * @throws IntegrityError, which names the place and holds no word of the cell
 */
export function openCell(childKey: Uint8Array, place: string, sealed: Uint8Array): string {
  const bodyEnd = sealed.length - TAG_BYTES;
  if (sealed[0] !== CELL_FORMAT || bodyEnd < BODY_AT) throw new IntegrityError(`${nameOf(place)} is not sealed`);
  try {
    const decipher = createDecipheriv(CIPHER, cellKeysOf(childKey).sealing, sealed.subarray(1, BODY_AT))
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(bodyEnd));
    const opened = decipher.update(sealed.subarray(BODY_AT, bodyEnd));
    // GCM holds nothing back for the end, which only says whether all of it is true.
    decipher.final();
    return opened.toString('utf8');
  } catch (cause) {
    throw new IntegrityError(`${nameOf(place)} does not open with its child's key`, { cause });
  }
}

function nameOf(place: string): string {
  const [table, column, ...rowKey] = place.split('\0');
  return `${table}.${column} of row ${rowKey.join(', ')}`;
}
