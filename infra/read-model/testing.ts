import { createHash } from 'node:crypto';
import { createMemoryEventStore } from '@wonderlings/event-store';
import {
  ChildErased,
  type ColumnValue,
  type DomainEvent,
  type Draft,
  defineEvent,
  draft,
  type EventStore,
  eventRegistry,
  GENESIS_HASH,
  on,
  type ReadTable,
  readTable,
  type SealedEvent,
  type StoredEvent,
  seal,
  streamOf,
} from '@wonderlings/kernel';
import { rowsAfter } from '@wonderlings/kernel/testing';
import { z } from 'zod';
import { openEvents } from './table/open-events.ts';

export const NoteSaved = defineEvent({
  type: 'NoteSaved',
  schema: z.object({ noteId: z.uuid(), text: z.string(), tags: z.array(z.string()), extra: z.json().nullable() }),
});
export const NoteMoved = defineEvent({ type: 'NoteMoved', schema: z.object({ from: z.uuid(), to: z.uuid() }) });
export const NoteRemoved = defineEvent({ type: 'NoteRemoved', schema: z.object({ noteId: z.uuid() }) });
export const Poked = defineEvent({ type: 'Poked', schema: z.object({ kind: z.string() }) });
/** A type that no table folds. */
export const Looked = defineEvent({ type: 'Looked', schema: z.object({}) });

export const registry = eventRegistry([NoteSaved, NoteMoved, NoteRemoved, Poked, Looked, ChildErased]);

type NoteRow = {
  id: string;
  user_id: string;
  text: string;
  tags: readonly string[];
  extra: ColumnValue;
  saved_at: string;
  saved_on: string;
  saves: number;
  length: number;
  is_long: boolean;
};

/** A row a note: made, changed, given another key, removed. Every column type is in it. */
export const notes = readTable<NoteRow>({
  name: 'notes',
  version: 1,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    text: { type: 'text' },
    tags: { type: 'text[]' },
    extra: { type: 'jsonb', nullable: true },
    saved_at: { type: 'timestamptz' },
    saved_on: { type: 'date' },
    saves: { type: 'integer' },
    length: { type: 'double precision' },
    is_long: { type: 'boolean' },
  },
  key: ['id'],
  owner: 'user_id',
  indexes: [['user_id', 'saved_at']],
  folds: [
    on(
      NoteSaved,
      ({ data }) => [[data.noteId]],
      (row, { data, childId, at, localDate }) => ({
        id: data.noteId,
        user_id: childId,
        text: data.text,
        tags: data.tags,
        extra: data.extra as ColumnValue,
        saved_at: at,
        saved_on: localDate,
        saves: (row?.saves ?? 0) + 1,
        length: data.text.length / 3,
        is_long: data.text.length > 10,
      }),
    ),
    on(
      NoteMoved,
      ({ data }) => [[data.from], [data.to]],
      // A fold sees its own row only: what moves is carried by the event, here an empty note.
      (row: NoteRow | undefined, { data, childId, at, localDate }, [id]) =>
        id === data.from
          ? null
          : {
              id: data.to,
              user_id: childId,
              text: '',
              tags: [],
              extra: null,
              saved_at: at,
              saved_on: localDate,
              saves: row?.saves ?? 0,
              length: 0,
              is_long: false,
            },
    ),
    on(
      NoteRemoved,
      ({ data }) => [[data.noteId]],
      (_: NoteRow | undefined) => null,
    ),
  ],
});

/** A row a child and kind: a key of two columns, changed over and over. */
export const pokes = readTable<{ user_id: string; kind: string; count: number; last_at: string }>({
  name: 'pokes',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    kind: { type: 'text' },
    count: { type: 'integer' },
    last_at: { type: 'timestamptz' },
  },
  key: ['user_id', 'kind'],
  owner: 'user_id',
  folds: [
    on(
      Poked,
      ({ data, childId }) => [[childId, data.kind]],
      (row, { data, childId, at }) => {
        if (data.kind === 'poison') throw new Error('This kind cannot be counted');
        return { user_id: childId, kind: data.kind, count: (row?.count ?? 0) + 1, last_at: at };
      },
    ),
  ],
});

// A ReadTable is invariant in its row; a list of them forgets it, as `defineModule` does.
export const tables = [notes, pokes] as unknown as readonly ReadTable[];

/** A uuid that is the same for the same name; a demo child's for a name that begins with "demo ". */
export function id(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${name.startsWith('demo ') ? 8 : 4}${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type Json = z.output<ReturnType<typeof z.json>>;

export const saveNote = (name: string, text = name, extra: Json = null) =>
  draft(NoteSaved, { noteId: id(name), text, tags: ['a', text.slice(0, 3)], extra });
export const moveNote = (from: string, to: string) => draft(NoteMoved, { from: id(from), to: id(to) });
export const removeNote = (name: string) => draft(NoteRemoved, { noteId: id(name) });
export const poke = (kind = 'nose') => draft(Poked, { kind });
export const look = () => draft(Looked, {});
export const eraseChild = () => draft(ChildErased, { reason: 'asked' });

/** What the tables must hold after the whole log, folded one event at a time; in the order of their keys. */
export async function rowsOfLog({ store, keys }: Pick<TestJournal, 'store' | 'keys'>) {
  const stored = await store.readAll({ after: null, limit: 1_000_000 });
  const { items } = await openEvents(stored, { wanted: new Set(registry.keys()), registry, keys });
  // Of an erased child nothing is left but what it has done since.
  const erasedAt = new Map(items.flatMap(({ event, erases }, nth) => (erases ? [[event.childId, nth] as const] : [])));
  const events = items
    .map(({ event }) => event)
    .filter(({ childId, type }, nth) => nth > (erasedAt.get(childId) ?? -1) && type !== ChildErased.type);
  return {
    notes: rowsAfter(notes, events).sort((a, b) => compare(a.id, b.id)),
    pokes: rowsAfter(pokes, events).sort((a, b) => compare(a.user_id + a.kind, b.user_id + b.kind)),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

/** The key of every child of a test that was not shredded, also in another thread or process. */
export const keyOf = (childId: string): Uint8Array => createHash('sha256').update(childId).digest();

/** A log in memory with children, keys and sealed events; what a test records is told apart by names. */
export class TestJournal {
  readonly store: EventStore;
  /** What readers get instead of what was stored. */
  tamper: (event: StoredEvent) => StoredEvent = (event) => event;
  readonly #keys = new Map<string, Uint8Array>();
  readonly #last = new Map<string, { readonly revision: number; readonly hash: string }>();
  #count = 0;

  constructor(store = createMemoryEventStore()) {
    const changed = (events: readonly StoredEvent[]) => events.map((event) => this.tamper(event));
    const tamper = () => this.tamper;
    this.store = {
      ...store,
      readAll: async (options) => changed(await store.readAll(options)),
      readStream: async (stream, options) => changed(await store.readStream(stream, options)),
      async *subscribe(options) {
        for await (const batch of store.subscribe(options)) yield batch.map(tamper());
      },
    };
  }

  readonly keys = {
    keysOf: async (ids: readonly string[]) => new Map(ids.map((child) => [child, this.#keys.get(child) ?? null])),
  };

  /** Appends one act of a child; answers the position of its last event. */
  async record(child: string, ...drafts: readonly Draft[]): Promise<string> {
    const childId = id(child);
    const key = this.#keys.get(childId) ?? keyOf(childId);
    if (!this.#last.has(childId)) this.#keys.set(childId, key);
    const last = this.#last.get(childId);
    const events = drafts.map((item, index) => this.#event(childId, item, (last?.revision ?? -1) + 1 + index));
    const sealed = seal(events, key, last?.hash ?? GENESIS_HASH, registry);
    const end = sealed.at(-1);
    if (!end) throw new Error('An act has at least one event');
    this.#last.set(childId, { revision: end.revision, hash: end.hash });
    const { position } = await this.store.append(streamOf(childId), last?.revision ?? 'none', sealed);
    return position;
  }

  /** Appends events as another release sealed them, with the key that {@link record} would use. */
  async adopt(child: string, events: readonly SealedEvent[]): Promise<string> {
    const childId = id(child);
    const end = events.at(-1);
    if (!end || this.#last.has(childId)) throw new Error('Only the events that a stream begins with can be adopted');
    this.#keys.set(childId, keyOf(childId));
    this.#last.set(childId, end);
    return (await this.store.append(streamOf(childId), 'none', events)).position;
  }

  /** Destroys the child's key. */
  shred(child: string): void {
    this.#keys.delete(id(child));
  }

  #event(childId: string, item: Draft, revision: number): DomainEvent {
    this.#count += 1;
    const at = new Date(Date.UTC(2026, 0, 1) + this.#count * 1_000).toISOString();
    return {
      id: id(`event ${this.#count}`),
      type: item.type,
      version: item.version,
      stream: streamOf(childId),
      revision,
      at,
      timeZone: 'UTC',
      localDate: at.slice(0, 10),
      actor: 'child',
      commandId: id(`act ${this.#count}`),
      correlationId: 'test',
      causationId: null,
      childId,
      data: item.data,
    };
  }
}
