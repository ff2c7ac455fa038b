import {
  ChildErased,
  childOf,
  type DomainEvent,
  type EventRegistry,
  type KeyRing,
  open,
  type StoredEvent,
} from '@wonderlings/kernel';
import type { FoldableEvent } from './fold-event.ts';

/** What opening needs: the types that somebody folds, and where schemas and keys come from. */
export interface Opening {
  readonly wanted: ReadonlySet<string>;
  readonly registry: EventRegistry;
  readonly keys: KeyRing;
}

/** An erasure is an erasure whether or not anybody folds it, so its data is not needed. */
function erasure(stored: StoredEvent): DomainEvent {
  const { data: _, hash: __, previousHash: ___, position: ____, ...envelope } = stored;
  return { ...envelope, childId: childOf(stored.stream), data: null };
}

/**
 * Decrypts and upcasts the events that concern the tables, with their keys loaded at once. Shredded and unknown ones, and
 * those that nobody folds, are left out.
 * @throws IntegrityError, or whatever a schema has against the data: nothing is ever skipped because it cannot be read
 */
export async function openEvents(stored: readonly StoredEvent[], opening: Opening): Promise<FoldableEvent[]> {
  const { wanted, registry } = opening;
  const concerning = stored.filter(({ type }) => wanted.has(type) || type === ChildErased.type);
  if (concerning.length === 0) return [];
  const children = new Set(concerning.map(({ stream }) => childOf(stream)));
  const keys = await opening.keys.keysOf([...children]);
  const opened: FoldableEvent[] = [];
  for (const item of concerning) {
    const erases = item.type === ChildErased.type;
    if (erases && !wanted.has(item.type)) {
      opened.push({ position: item.position, event: erasure(item), erases });
      continue;
    }
    const { event, unreadable } = open(item, keys.get(childOf(item.stream)) ?? null, registry);
    if (!unreadable) opened.push({ position: item.position, event, erases });
  }
  return opened;
}
