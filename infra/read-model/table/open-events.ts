import {
  ChildErased,
  childOf,
  type DomainEvent,
  type EventRegistry,
  eventLoopYielder,
  eventOf,
  type KeyRing,
  open,
  partitionOf,
  type StoredEvent,
} from '@wonderlings/kernel';
import type { FoldableEvent } from './fold-event.ts';

/** Events, each of which takes some 10 µs. */
const LOOKS_UP_EVERY = 32;

/** What opening needs: the types that a table folds, and where schemas and keys come from. */
export interface OpenEventsOptions {
  readonly wanted: ReadonlySet<string>;
  readonly registry: EventRegistry;
  readonly keys: KeyRing;
}

/** As {@link open} makes it, but for the data. */
const withoutData = (stored: StoredEvent): DomainEvent => eventOf(stored, stored.version, null);

function opened(
  item: StoredEvent,
  key: Uint8Array | null,
  { wanted, registry }: OpenEventsOptions,
): FoldableEvent | null {
  const place = { position: item.position, partition: partitionOf(item.stream) };
  const erases = item.type === ChildErased.type;
  // An erasure is one whether or not a table folds it, and whether or not it can be opened.
  if (!wanted.has(item.type)) return { ...place, event: withoutData(item), erases };
  try {
    const { event, unreadable } = open(item, key, registry);
    return unreadable ? null : { ...place, event, erases };
  } catch (cause) {
    return { ...place, event: withoutData(item), erases, unopened: { cause } };
  }
}

/** The events that concern the tables, and the keys of their children: rows of theirs are sealed with them. */
export interface Opened {
  readonly items: readonly FoldableEvent[];
  readonly keys: ReadonlyMap<string, Uint8Array | null>;
}

/**
 * Decrypts and upcasts the events that concern the tables, with their keys loaded at once. Shredded and unknown ones, and
 * those that no table folds, are left out. One that cannot be read is not: it says why, and stops the tables that need it.
 * @throws what the key ring has against giving keys
 */
export async function openEvents(stored: readonly StoredEvent[], opening: OpenEventsOptions): Promise<Opened> {
  const concerning = stored.filter(({ type }) => opening.wanted.has(type) || type === ChildErased.type);
  if (concerning.length === 0) return { items: [], keys: new Map() };
  const streams = new Set(concerning.map(({ stream }) => stream));
  const keys = await opening.keys.keysOf([...streams].map(childOf));
  const items: FoldableEvent[] = [];
  const yieldTurn = eventLoopYielder();
  for (const [index, item] of concerning.entries()) {
    const foldable = opened(item, keys.get(childOf(item.stream)) ?? null, opening);
    if (foldable) items.push(foldable);
    if (index % LOOKS_UP_EVERY === 0) await yieldTurn();
  }
  return { items, keys };
}
