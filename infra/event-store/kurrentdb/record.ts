import { randomUUID } from 'node:crypto';
import { isSandboxStream, type SealedEvent, type StoredEvent } from '@wonderlings/kernel';
import { z } from 'zod';
import type { LogRecord, NewRecord, RecordPlace } from './wire.ts';

/** The kinds of streams that the kernel has; the server's other streams are its own, or ours for bookkeeping. */
const KINDS = ['child-', 'sandbox-'] as const;

/** What stands beside the sealed bytes. The server keeps it as bytes, and the client reads it as JSON, which is exact. */
const Metadata = z.object({
  id: z.string(),
  version: z.int(),
  at: z.string(),
  timeZone: z.string(),
  localDate: z.string(),
  actor: z.enum(['child', 'grown-up', 'system']),
  commandId: z.string(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  hash: z.string(),
  previousHash: z.string(),
});

/**
 * An event's id is not the one on the wire: the server takes equal ids for a repeat and answers as it did then, and the caller could not
 * tell its own success from that of another caller with the same command, whose hash and bytes are others.
 */
export function newRecordOf(event: SealedEvent): NewRecord {
  const { id, type, version, at, timeZone, localDate, actor, commandId, correlationId, causationId } = event;
  const { hash, previousHash, data } = event;
  const envelope = { id, version, at, timeZone, localDate, actor, commandId, correlationId, causationId };
  return { id: randomUUID(), type, data, metadata: { ...envelope, hash, previousHash } };
}

/** How the streams of one log are told from others on the same server. */
export class StreamNames {
  readonly prefixes: readonly string[];
  readonly #namespace: string;

  /** @param namespace stands before every stream on the server; '' where the server is ours alone */
  constructor(namespace: string) {
    this.#namespace = namespace;
    this.prefixes = KINDS.map((kind) => namespace + kind);
  }

  onServer(stream: string): string {
    return this.#namespace + stream;
  }

  /** The kernel's name of the stream that the record is in; undefined for a record that is none of its events. */
  ofRecord({ streamId, type }: Pick<LogRecord, 'streamId' | 'type'>): string | undefined {
    // A tombstone is a record of the stream that it ends.
    if (type.startsWith('$') || !this.prefixes.some((prefix) => streamId.startsWith(prefix))) return undefined;
    return streamId.slice(this.#namespace.length);
  }

  /** The kernel's name of a sandbox's stream, whatever the record in it is; undefined for any other stream. */
  sandboxOf(streamId: string): string | undefined {
    const stream = streamId.startsWith(this.#namespace) ? streamId.slice(this.#namespace.length) : '';
    return isSandboxStream(stream) ? stream : undefined;
  }

  /** Whether the record is of some program that is not this one: neither an event of ours nor one of the server's own. */
  isForeign({ streamId, type }: Pick<LogRecord, 'streamId' | 'type'>): boolean {
    if (type.startsWith('$') || streamId.startsWith('$')) return false;
    return !streamId.startsWith(this.#namespace) || !OURS.test(streamId.slice(this.#namespace.length));
  }
}

/** The two kinds, and the stream of {@link SWEEP_MARKS}. */
const OURS = /^(child-|sandbox-|swept-)/;
/** Where is written up to where demos were swept, so that no process looks for those that are over from the log's beginning. */
export const SWEEP_MARKS = 'swept-sandboxes';

/** @throws Error that names the field, for a record of our streams that this program has not written */
export function storedEventOf(record: LogRecord, stream: string): StoredEvent {
  const where = `${stream}@${record.revision}`;
  const parsed = Metadata.safeParse(record.metadata);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'all of it';
    throw new Error(`The metadata of ${where} is not as it was written: ${field}`);
  }
  if (!(record.data instanceof Uint8Array)) throw new Error(`The data of ${where} is not as it was written`);
  return {
    ...parsed.data,
    stream,
    type: record.type,
    revision: Number(record.revision),
    position: positionOf(record),
    data: record.data,
  };
}

/** The kernel's position: one decimal number, since the two are the same for all that is written by gRPC. @throws Error when not */
export function positionOf({
  streamId,
  revision,
  position,
}: Pick<LogRecord, 'streamId' | 'revision' | 'position'>): string {
  if (!position) throw new Error(`The server did not say where ${streamId}@${revision} stands`);
  return positionText(position);
}

/** What the server says for "somewhere", 2^64 - 1. */
const UNKNOWN_PLACE = 2n ** 64n - 1n;

export function positionText({ commit, prepare }: RecordPlace): string {
  if (commit !== prepare || commit === UNKNOWN_PLACE) {
    throw new Error(`The server named a position that no event of this log can have: ${commit}/${prepare}`);
  }
  return String(commit);
}

export const placeOf = (position: string): RecordPlace => ({ commit: BigInt(position), prepare: BigInt(position) });
