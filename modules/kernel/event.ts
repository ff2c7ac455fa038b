import { z } from 'zod';

export type Actor = 'child' | 'grown-up' | 'system';

/** What every event says besides its data. `at` is ISO 8601 UTC, `localDate` the child's own calendar day. */
export interface EventEnvelope {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly stream: string;
  readonly revision: number;
  readonly at: string;
  readonly timeZone: string;
  readonly localDate: string;
  readonly actor: Actor;
  /** All events of one act share it; it derives from the idempotency key where there is one. */
  readonly commandId: string;
  /** The trace id of the request. */
  readonly correlationId: string;
  /** The event that this one reacts to. */
  readonly causationId: string | null;
}

/** An event with its data in the newest version, decided but perhaps not stored yet. */
export interface DomainEvent<Type extends string = string, Data = unknown> extends EventEnvelope {
  readonly type: Type;
  readonly childId: string;
  readonly data: Data;
}

/** One type of event: its newest schema and how older stored versions become it. */
export interface EventDefinition<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly version: number;
  readonly schema: z.ZodType<Data>;
  /** `upcasters[1]` turns version 1 into version 2, and so on up to `version`. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Stored as readable JSON. Only for events that must outlive the child's key. */
  readonly plain: boolean;
  /**
   * Fields with what the child wrote: sealed under a key of the event's own, so that it can be erased alone. Without it they read as
   * null, and `HAD_WORDS` in the schema says that there were words.
   */
  readonly ownWords: readonly string[];
}

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data> ? DomainEvent<Type, Data> : never;

/** What a decision wants recorded; the kernel adds the envelope. */
export interface Draft<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
}

interface DefineEventOptions<Type extends string, Schema extends z.ZodType> {
  readonly type: Type;
  readonly version?: number;
  readonly schema: Schema;
  readonly upcasters?: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly plain?: boolean;
  readonly ownWords?: readonly string[];
}

/** Declares an event type. Throws when an older version has no way up, or `ownWords` could not be read when they are erased. */
export function defineEvent<Type extends string, Schema extends z.ZodType>(
  options: DefineEventOptions<Type, Schema>,
): EventDefinition<Type, z.output<Schema>> {
  const { type, version = 1, schema, upcasters = {}, plain = false, ownWords = [] } = options;
  for (let older = 1; older < version; older += 1) {
    if (!upcasters[older])
      throw new Error(`${type} is at version ${version} but has no upcaster from version ${older}`);
  }
  for (const field of ownWords) {
    const isNullable = schema instanceof z.ZodObject && schema.shape[field]?.safeParse(null).success;
    if (!isNullable)
      throw new Error(`${type} has words of its own in ${field}, which cannot be null when they are erased`);
  }
  if (ownWords.length > 0 && !(schema instanceof z.ZodObject && 'hadWords' in schema.shape))
    throw new Error(`${type} has words of its own, and no HAD_WORDS to say so when they are erased`);
  return { type, version, schema: schema as z.ZodType<z.output<Schema>>, upcasters, plain, ownWords };
}

/** A draft of that event, checked against its schema now rather than at the next replay. */
export function draft<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  data: Data,
): Draft<Type, Data> {
  return { type: definition.type, version: definition.version, data: definition.schema.parse(data) };
}

/** Narrows an event to a definition's type. */
export function isEvent<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  event: { readonly type: string },
): event is DomainEvent<Type, Data> {
  return event.type === definition.type;
}

/** Every event type that a program knows, by name. */
export type EventRegistry = ReadonlyMap<string, EventDefinition>;

/** Throws when two modules claim the same type. */
export function eventRegistry(definitions: readonly EventDefinition[]): EventRegistry {
  const registry = new Map<string, EventDefinition>();
  for (const definition of definitions) {
    if (registry.has(definition.type)) throw new Error(`Two modules define the event ${definition.type}`);
    registry.set(definition.type, definition);
  }
  return registry;
}

/** Only a newer release than this one can read the event. */
export class NewerRelease extends Error {
  override readonly name = 'NewerRelease';
}

/**
 * Stored data of any version in its newest shape.
 * @throws NewerRelease, or a ZodError for data that never was of that type
 */
export function upcast(definition: EventDefinition, version: number, stored: unknown): unknown {
  if (version > definition.version) {
    throw new NewerRelease(
      `${definition.type} version ${version} was written by a newer release (this one knows ${definition.version})`,
    );
  }
  let data = stored;
  for (let older = version; older < definition.version; older += 1) data = definition.upcasters[older]?.(data);
  return definition.schema.parse(data);
}

/**
 * What a receipt says was destroyed. It is stored in clear, so it holds counts and no name; the number of the receipt is in it as a hash,
 * so that a reader of the log holds no one's receipt.
 */
const Receipt = z.object({
  /** SHA-256, lower-case hex. */
  hash: z.string(),
  /** Of read tables, and in how many of them. */
  rows: z.int().min(0),
  tables: z.int().min(0),
  signIns: z.int().min(0),
  /** Files and jobs. */
  files: z.int().min(0),
  /** The day on which the last backup ends that may hold the key. */
  backupsEnd: z.iso.date(),
});

/** Plain on purpose: it clears a child's rows after the child's key is gone. Version 1 had fewer reasons, and no receipt. */
export const ChildErased = defineEvent({
  type: 'ChildErased',
  version: 2,
  plain: true,
  schema: z.object({
    reason: z.enum(['sandbox-expired', 'asked', 'no-consent', 'retention']),
    receipt: Receipt.optional(),
  }),
  upcasters: { 1: (data) => data },
});
