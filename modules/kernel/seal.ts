import { createCipheriv, createDecipheriv, hash as digest, randomFillSync } from 'node:crypto';
import { type DomainEvent, type EventEnvelope, type EventRegistry, NewerRelease, upcast } from './event.ts';
import { childOf, type SealedEvent, type StoredEvent } from './event-store.port.ts';
import type { ChildKey } from './key-ring.port.ts';
import { blank, openWords, sealWords, type Words, withoutWords, wordsOf } from './own-words.ts';

/**
 * First byte of stored data: how the rest is to be read. `sealed1` authenticates the event's id, place, type and version only,
 * `sealed2` the whole envelope; both hold the data alone, are read for ever and written no more. `sealed3` holds {@link SealedPart},
 * and its envelope no time zone; `sealed4` is the same with words under a key of their own, so that an older release refuses it
 * rather than taking it for an event without words.
 */
const FORMAT = { plain: 0, sealed1: 1, sealed2: 2, sealed3: 3, sealed4: 4 } as const;
/**
 * The time zone in a stored envelope: where a child lives is for its key only, see {@link SealedPart}. Envelopes of the older
 * formats have the zone itself.
 */
const NO_TIME_ZONE = '';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The previous hash of a stream's first event. */
export const GENESIS_HASH = '0'.repeat(64);

/** Stored data that does not open with its key, or a broken chain: the log was changed. */
export class IntegrityError extends Error {
  override readonly name = 'IntegrityError';
}

/** A stored event whose key is gone, or whose type this release does not know; folds skip both. */
export interface UnreadableEvent extends EventEnvelope {
  readonly childId: string;
  readonly unreadable: 'shredded' | 'unknown';
}

export type OpenedEvent = { readonly position: string } & (
  | { readonly event: DomainEvent; readonly unreadable?: undefined }
  | { readonly event: UnreadableEvent; readonly unreadable: 'shredded' | 'unknown' }
);

/**
 * What is encrypted of an event. Short names, since every event carries them. A further field may be added as an optional one
 * without a new format: a release that does not know it leaves it alone.
 */
interface SealedPart {
  /** The time zone, filled up to {@link ZONE_WIDTH}: a length would tell of it. */
  readonly z: string;
  readonly d: unknown;
  /** Of `sealed4`, and of that alone: the fields of `d` that have a key of their own, sealed with it. */
  readonly w?: string;
}

/** The longest name of a zone that the tz database has is `America/Argentina/ComodRivadavia`. */
const ZONE_WIDTH = 32;

/** Every field, in an order that never changes: hashes and ciphertexts that are stored rest on it. */
function envelopeFields(envelope: EventEnvelope, timeZone: string): string {
  return JSON.stringify([
    envelope.id,
    envelope.type,
    envelope.version,
    envelope.stream,
    envelope.revision,
    envelope.at,
    timeZone,
    envelope.localDate,
    envelope.actor,
    envelope.commandId,
    envelope.correlationId,
    envelope.causationId,
  ]);
}

/**
 * What opens only together with the data. Hashes alone can be computed anew by any writer to the log; without the child's key
 * no one can make data that opens under another envelope, or after another event.
 */
function associatedData(format: number, envelope: EventEnvelope, previousHash: string): Buffer {
  if (format === FORMAT.sealed1) {
    return Buffer.from(`${envelope.id}|${envelope.stream}|${envelope.revision}|${envelope.type}|${envelope.version}`);
  }
  return chained(previousHash, envelope, envelope.timeZone);
}

/** An envelope and what came before it, as bytes: what a seal is bound to, and what a hash begins with. */
const chained = (previousHash: string, envelope: EventEnvelope, timeZone: string): Buffer =>
  Buffer.from(previousHash + envelopeFields(envelope, timeZone));

/** Drawn from the system many at a time, since each draw costs more than all else of a seal; none is used twice. */
const NONCES = Buffer.alloc(NONCE_BYTES * 256);
let noncesUsed = NONCES.length;

function nextNonce(): Buffer {
  if (noncesUsed === NONCES.length) {
    randomFillSync(NONCES);
    noncesUsed = 0;
  }
  noncesUsed += NONCE_BYTES;
  return NONCES.subarray(noncesUsed - NONCE_BYTES, noncesUsed);
}

function encrypt(event: DomainEvent, ownWords: readonly string[], key: ChildKey, associated: Buffer): Uint8Array {
  const part = sealedPartOf(event, ownWords, key);
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associated);
  const body = cipher.update(JSON.stringify(part), 'utf8');
  const format = part.w === undefined ? SEALED : SEALED_WITH_WORDS;
  return Buffer.concat([format, nonce, body, cipher.final(), cipher.getAuthTag()]);
}
const SEALED = Buffer.of(FORMAT.sealed3);
const SEALED_WITH_WORDS = Buffer.of(FORMAT.sealed4);

function sealedPartOf(
  { timeZone, data, revision }: DomainEvent,
  ownWords: readonly string[],
  key: ChildKey,
): SealedPart {
  const z = timeZone.padEnd(ZONE_WIDTH);
  const words = key.notes && wordsOf(data, ownWords);
  const noteKey = words && key.notes?.keyOf(revision);
  return noteKey ? { z, d: blank(data, ownWords), w: sealWords(words, noteKey, nextNonce()) } : { z, d: data };
}

function decrypt(stored: SealedEvent, format: number, key: Uint8Array): string {
  const { data } = stored;
  const nonce = data.subarray(1, 1 + NONCE_BYTES);
  const body = data.subarray(1 + NONCE_BYTES, data.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(associatedData(format, stored, stored.previousHash))
      .setAuthTag(data.subarray(data.length - TAG_BYTES));
    const opened = decipher.update(body);
    // GCM holds nothing back for the end, which only says whether all of it is true.
    decipher.final();
    return opened.toString('utf8');
  } catch (cause) {
    throw new IntegrityError(`${nameOf(stored)} does not open with its key`, { cause });
  }
}

const nameOf = ({ id, stream, revision }: EventEnvelope): string => `Event ${id} (${stream}@${revision})`;

/** SHA-256 over the previous hash, the envelope and the stored bytes, in lower-case hex. */
export function chainHash(previousHash: string, envelope: EventEnvelope, data: Uint8Array): string {
  return hashOf(chained(previousHash, envelope, envelope.timeZone), data);
}

const hashOf = (associated: Buffer, data: Uint8Array): string =>
  digest('sha256', Buffer.concat([associated, data]), 'hex');

/** Field by field: a copy of "all but" takes several times as long, and every event passes here. */
function envelopeOf(event: EventEnvelope, timeZone: string): EventEnvelope {
  return {
    id: event.id,
    type: event.type,
    version: event.version,
    stream: event.stream,
    revision: event.revision,
    at: event.at,
    timeZone,
    localDate: event.localDate,
    actor: event.actor,
    commandId: event.commandId,
    correlationId: event.correlationId,
    causationId: event.causationId,
  };
}

/**
 * Encrypts the events of one act and chains them to the stream.
 * @param plainTypes types that stay readable, see `EventDefinition.plain`
 */
export function seal(
  events: readonly DomainEvent[],
  key: ChildKey | null,
  previousHash: string,
  registry: EventRegistry,
): SealedEvent[] {
  let previous = previousHash;
  return events.map((event) => {
    const associated = chained(previous, event, NO_TIME_ZONE);
    const definition = registry.get(event.type);
    const sealed = definition?.plain
      ? plainData(event)
      : encrypt(event, definition?.ownWords ?? [], requireKey(key, event), associated);
    const hash = hashOf(associated, sealed);
    const result: SealedEvent = { ...envelopeOf(event, NO_TIME_ZONE), data: sealed, hash, previousHash: previous };
    previous = hash;
    return result;
  });
}

const plainData = (event: DomainEvent): Uint8Array =>
  Buffer.concat([Buffer.of(FORMAT.plain), Buffer.from(JSON.stringify(event.data))]);

function requireKey(key: ChildKey | null, event: DomainEvent): ChildKey {
  if (!key) throw new Error(`No key to seal ${event.type} of ${event.stream}`);
  return key;
}

/** What was sealed, as JSON; null without the key that it takes. `plain`: its type may be stored readable. */
function unseal(stored: StoredEvent, key: Uint8Array | null, plain: boolean): string | null {
  const format = stored.data[0];
  if (format === FORMAT.plain) {
    // Plain data needs no key to make up, so it counts only where it was asked for.
    if (!plain) throw new IntegrityError(`${nameOf(stored)} is not sealed`);
    return Buffer.from(stored.data.subarray(1)).toString('utf8');
  }
  // Erased, whatever it was sealed with.
  if (!key) return null;
  if (format === undefined || format > FORMAT.sealed4) {
    throw new NewerRelease(`${nameOf(stored)} is sealed in a way that only a newer release knows`);
  }
  // The zone is authenticated and the format byte is not: together they cannot be taken for one another.
  if (hasSealedZone(format) !== (stored.timeZone === NO_TIME_ZONE)) throw otherFormat(stored);
  return decrypt(stored, format, key);
}

const hasSealedZone = (format: number | undefined): boolean => format === FORMAT.sealed3 || format === FORMAT.sealed4;

const otherFormat = (stored: EventEnvelope): IntegrityError =>
  new IntegrityError(`${nameOf(stored)} has the envelope of another format`);

/**
 * Whether the event is as its child's key sealed it, whatever its type; `keyless` when it cannot be said any more.
 * @throws IntegrityError, NewerRelease
 */
export function checkSeal(
  stored: StoredEvent,
  key: Uint8Array | null,
  registry: EventRegistry,
): 'sealed' | 'plain' | 'keyless' {
  const plain = registry.get(stored.type)?.plain ?? false;
  const json = unseal(stored, key, plain);
  if (json === null) return 'keyless';
  if (stored.data[0] === FORMAT.plain) return 'plain';
  sealedPart(stored, json);
  return 'sealed';
}

/**
 * Reads one stored event in its newest version. Without its key it comes back as shredded.
 * @throws IntegrityError when the bytes do not open with the key; NewerRelease; a ZodError or SyntaxError for data that never was
 *   of that type
 */
export function open(stored: StoredEvent, key: ChildKey | null, registry: EventRegistry): OpenedEvent {
  const definition = registry.get(stored.type);
  if (!definition) return unreadable(stored, 'unknown');
  const json = unseal(stored, key, definition.plain);
  if (json === null) return unreadable(stored, 'shredded');
  const part = sealedPart(stored, json);
  const data = upcast(definition, stored.version, withWords(stored, part, definition.ownWords, key));
  return { position: stored.position, event: eventOf(stored, definition.version, data, part.z.trimEnd()) };
}

/** The data with the words that the child wrote, as long as their key is there. */
function withWords(
  stored: StoredEvent,
  { d, w }: SealedPart,
  ownWords: readonly string[],
  key: ChildKey | null,
): unknown {
  if (w !== undefined) {
    const noteKey = key?.notes?.keyOf(stored.revision);
    return noteKey ? { ...(d as Words), ...wordsIn(stored, w, noteKey) } : { ...(d as Words), hadWords: true };
  }
  // Sealed before there were such keys: an erased note reads as one all the same.
  return ownWords.length > 0 && key?.notes?.isDestroyed(stored.revision) ? withoutWords(d, ownWords) : d;
}

function wordsIn(stored: StoredEvent, sealed: string, noteKey: Uint8Array): Words {
  try {
    return openWords(sealed, noteKey);
  } catch (cause) {
    throw new IntegrityError(`${nameOf(stored)} has words that do not open with their key`, { cause });
  }
}

/** @throws IntegrityError for an event whose format byte was changed: whether it has words of its own is sealed with it */
function sealedPart(stored: StoredEvent, json: string): SealedPart {
  const format = stored.data[0];
  const data = JSON.parse(json);
  if (!hasSealedZone(format)) return { z: stored.timeZone, d: data };
  // It has opened with its child's key, so this is what `encrypt` wrote.
  const part = data as SealedPart;
  if ((part.w !== undefined) !== (format === FORMAT.sealed4)) throw otherFormat(stored);
  return part;
}

function unreadable(stored: StoredEvent, why: 'shredded' | 'unknown'): OpenedEvent {
  const event = { ...envelopeOf(stored, stored.timeZone), childId: childOf(stored.stream), unreadable: why };
  return { position: stored.position, unreadable: why, event };
}

/** A stored event with other data. One literal, so that all opened events have one shape in memory, and none is copied. */
export function eventOf(
  stored: StoredEvent,
  version: number,
  data: unknown,
  timeZone: string = stored.timeZone,
): DomainEvent {
  return {
    id: stored.id,
    type: stored.type,
    version,
    stream: stored.stream,
    revision: stored.revision,
    at: stored.at,
    timeZone,
    localDate: stored.localDate,
    actor: stored.actor,
    commandId: stored.commandId,
    correlationId: stored.correlationId,
    causationId: stored.causationId,
    childId: childOf(stored.stream),
    data,
  };
}

/** Where a stream's chain first breaks, or null. `previousHash` is that of the event before the first one given. */
export function firstBrokenLink(events: readonly StoredEvent[], previousHash = GENESIS_HASH): StoredEvent | null {
  let previous = previousHash;
  for (const event of events) {
    if (event.previousHash !== previous || chainHash(previous, event, event.data) !== event.hash) return event;
    previous = event.hash;
  }
  return null;
}
