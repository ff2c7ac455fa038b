import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { type DomainEvent, type EventEnvelope, type EventRegistry, upcast } from './event.ts';
import { childOf, type SealedEvent, type StoredEvent } from './event-store.port.ts';

/** First byte of stored data: how the rest is to be read. */
const FORMAT = { plain: 0, aes256gcm: 1 } as const;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The previous hash of a stream's first event. */
export const GENESIS_HASH = '0'.repeat(64);

/** Stored data that does not open with its key, or a broken chain: somebody changed the log. */
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

/** Ties the ciphertext to its place, so that data cannot be swapped between events under the same key. */
function associatedData(envelope: EventEnvelope): Buffer {
  return Buffer.from(`${envelope.id}|${envelope.stream}|${envelope.revision}|${envelope.type}|${envelope.version}`);
}

function encrypt(event: DomainEvent, key: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(event));
  const body = cipher.update(JSON.stringify(event.data), 'utf8');
  return Buffer.concat([Buffer.of(FORMAT.aes256gcm), nonce, body, cipher.final(), cipher.getAuthTag()]);
}

function decrypt(stored: SealedEvent, key: Uint8Array): string {
  const nonce = stored.data.subarray(1, 1 + NONCE_BYTES);
  const body = stored.data.subarray(1 + NONCE_BYTES, stored.data.length - TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(associatedData(stored))
      .setAuthTag(stored.data.subarray(stored.data.length - TAG_BYTES));
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new IntegrityError(`Event ${stored.id} (${stored.stream}@${stored.revision}) does not open with its key`, {
      cause,
    });
  }
}

/** SHA-256 over the previous hash, the envelope and the stored bytes, in lower-case hex. */
export function chainHash(previousHash: string, envelope: EventEnvelope, data: Uint8Array): string {
  const fields = [
    envelope.id,
    envelope.type,
    envelope.version,
    envelope.stream,
    envelope.revision,
    envelope.at,
    envelope.timeZone,
    envelope.localDate,
    envelope.actor,
    envelope.commandId,
    envelope.correlationId,
    envelope.causationId,
  ];
  return createHash('sha256').update(previousHash).update(JSON.stringify(fields)).update(data).digest('hex');
}

/**
 * Encrypts the events of one act and chains them to the stream.
 * @param plainTypes types that stay readable, see `EventDefinition.plain`
 */
export function seal(
  events: readonly DomainEvent[],
  key: Uint8Array | null,
  previousHash: string,
  registry: EventRegistry,
): SealedEvent[] {
  let previous = previousHash;
  return events.map((event) => {
    const { data: _, childId: __, ...envelope } = event;
    const sealed = registry.get(event.type)?.plain ? plainData(event) : encrypt(event, requireKey(key, event));
    const hash = chainHash(previous, envelope, sealed);
    const result: SealedEvent = { ...envelope, data: sealed, hash, previousHash: previous };
    previous = hash;
    return result;
  });
}

const plainData = (event: DomainEvent): Uint8Array =>
  Buffer.concat([Buffer.of(FORMAT.plain), Buffer.from(JSON.stringify(event.data))]);

function requireKey(key: Uint8Array | null, event: DomainEvent): Uint8Array {
  if (!key) throw new Error(`No key to seal ${event.type} of ${event.stream}`);
  return key;
}

/**
 * Reads one stored event in its newest version. Without its key it comes back as shredded.
 * @throws IntegrityError when the bytes do not open with the key
 */
export function open(stored: StoredEvent, key: Uint8Array | null, registry: EventRegistry): OpenedEvent {
  const { data, hash: _, previousHash: __, position, ...envelope } = stored;
  const childId = childOf(stored.stream);
  const definition = registry.get(stored.type);
  if (!definition) return { position, unreadable: 'unknown', event: { ...envelope, childId, unreadable: 'unknown' } };
  if (data[0] === FORMAT.aes256gcm && !key) {
    return { position, unreadable: 'shredded', event: { ...envelope, childId, unreadable: 'shredded' } };
  }
  const json =
    key && data[0] === FORMAT.aes256gcm ? decrypt(stored, key) : Buffer.from(data.subarray(1)).toString('utf8');
  return {
    position,
    event: {
      ...envelope,
      version: definition.version,
      childId,
      data: upcast(definition, stored.version, JSON.parse(json)),
    },
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
