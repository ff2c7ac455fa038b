import { type ChildKey, type Mark, NoteKeys, type StoredEvent } from '@wonderlings/kernel';
import { z } from 'zod';
import { HISTORY_FORMAT } from './history-json.ts';

/** The folder `proof/` of an export; `tools/verify-history` reads it too. */
export const PROOF = {
  events: 'proof/events.jsonl',
  key: 'proof/key.json',
  anchors: 'proof/anchors.json',
} as const;

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
/** Far more than an act of a child can be (256 kB of JSON). */
const LONGEST_DATA = 600_000;

/** One line of `events.jsonl`: an event as the log holds it. Read strictly, since a file may come from anywhere. */
export const ProofEvent = z.object({
  id: z.uuid(),
  type: z.string().max(100),
  version: z.int().min(1).max(1_000),
  stream: z.string().max(60),
  revision: z.int().min(0).max(10_000_000),
  at: z.iso.datetime({ precision: 3 }).refine(inKnownYears),
  timeZone: z.string().max(64),
  localDate: z.iso.date().refine(inKnownYears),
  actor: z.enum(['child', 'grown-up', 'system']),
  commandId: z.uuid(),
  correlationId: z.string().max(200).refine(isStorable),
  causationId: z.uuid().nullable(),
  data: z.base64().max(LONGEST_DATA),
  hash: HASH,
  previousHash: HASH,
});

/** Years that Postgres, JavaScript and a clock that once said 1970 agree on. */
function inKnownYears(value: string): boolean {
  return value >= '1900' && value < '3000';
}

export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

const ProofKey = z.object({
  format: z.literal(HISTORY_FORMAT),
  childId: z.uuid(),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** What is left of the keys of notes: an erased one stays erased in the file too. */
  noteKeys: z.base64().optional(),
});

/** Events as lines of `events.jsonl`. */
export const proofLines = (events: readonly StoredEvent[]): string =>
  events.map((event) => `${lineOf(event)}\n`).join('');

function lineOf({ data, hash, previousHash, ...event }: StoredEvent): string {
  const { id, type, version, stream, revision, at, timeZone, localDate, actor, commandId, correlationId, causationId } =
    event;
  const envelope = { id, type, version, stream, revision, at, timeZone, localDate, actor, commandId, correlationId };
  return JSON.stringify({ ...envelope, causationId, data: Buffer.from(data).toString('base64'), hash, previousHash });
}

export function proofKey(childId: string, key: ChildKey): string {
  const noteKeys = key.notes?.toBytes().toString('base64');
  return `${JSON.stringify({ format: HISTORY_FORMAT, childId, key: Buffer.from(key).toString('hex'), noteKeys })}\n`;
}

/** The key of `key.json`, with those of the notes. @throws Error for what {@link proofKey} never wrote */
export function keyOfProof(text: string): { readonly childId: string; readonly key: ChildKey } {
  const { childId, key, noteKeys } = ProofKey.parse(JSON.parse(text));
  const bytes = new Uint8Array(Buffer.from(key, 'hex'));
  if (noteKeys === undefined) return { childId, key: bytes };
  return { childId, key: Object.assign(bytes, { notes: NoteKeys.fromBytes(Buffer.from(noteKeys, 'base64')) }) };
}

/** Marks of the child's stream that are kept outside of the log. */
export const proofAnchors = (anchors: readonly Mark[]): string =>
  `${JSON.stringify({ format: HISTORY_FORMAT, anchors })}\n`;

/** The event of a line. The position is the store's own, and no part of what is proved. @throws ZodError, SyntaxError */
export function eventOfLine(line: string): StoredEvent {
  const { data, ...event } = ProofEvent.parse(JSON.parse(line));
  return { ...event, data: new Uint8Array(Buffer.from(data, 'base64')), position: String(event.revision) };
}
