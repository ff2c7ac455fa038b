import {
  type DomainEvent,
  type EventRegistry,
  eventLoopYielder,
  type Facet,
  type ReadTable,
  streamOf,
} from '@wonderlings/kernel';
import { StickerPlaced, StickerUnlocked } from '@wonderlings/stickers/events';
import { DryRun, ImpossibleEntry } from './dry-run.ts';
import { type Entry, entryOf } from './entry.ts';
import { ENTRIES_OF_A_PIECE } from './entry-pieces.ts';
import { type NewIds, newIds } from './new-ids.ts';
import { type OpenedZip, openZip, type ZipSource } from './open-zip.ts';
import { ImportProblem, provedEvents } from './read-history.ts';

/** What this copy is made of: a history must fit all of it. */
export interface ImportParts {
  readonly composition: () => { readonly facets: readonly Facet[]; readonly tables: readonly ReadTable[] };
  /** The stickers of this copy's catalogue, by id. */
  readonly stickers: () => ReadonlySet<string>;
}

export interface FoundHistory {
  readonly entries: number;
  /** Local days. */
  readonly from: string;
  readonly to: string;
  readonly unknown: readonly string[];
}

/** A sentence for a family has room for so many. */
const MOST_UNKNOWN = 50;

/** Where the entries of a file are while it is checked: memory holds a page of them at a time. */
export interface EntryPages {
  readonly keep: (page: readonly Entry[]) => Promise<void>;
  /** As they were kept, in their order. */
  readonly kept: () => AsyncIterable<readonly Entry[]>;
}

/**
 * Checks a file whole: each entry is proved and kept, and then all of them are lived in the account that takes them in.
 * @param childId of that account
 * @throws ImportProblem
 */
export async function checkHistory(
  { registry, composition, stickers }: ImportParts & { readonly registry: EventRegistry },
  source: ZipSource,
  childId: string,
  pages: EntryPages,
): Promise<FoundHistory> {
  const life = new DryRun(composition());
  const ids = newIds(childId, registry);
  const inPlace = (entry: Entry, revision: number) => importedEvent(entry, { childId, ids, revision });
  const found = await proved(await openZip(source), {
    ...{ registry, pages, known: stickers() },
    foresee: (entry, revision) => attempt(() => life.foresee(inPlace(entry, revision))),
  });
  const yieldTurn = eventLoopYielder();
  let revision = 0;
  for await (const page of pages.kept()) {
    for (const entry of page) {
      attempt(() => life.take(inPlace(entry, revision)));
      revision += 1;
      await yieldTurn();
    }
  }
  return found;
}

interface Proving {
  readonly registry: EventRegistry;
  readonly pages: EntryPages;
  /** The stickers of this copy. */
  readonly known: ReadonlySet<string>;
  readonly foresee: (entry: Entry, revision: number) => void;
}

/** Proves each entry, keeps it, and says what there is. */
async function proved(zip: OpenedZip, { registry, pages, known, foresee }: Proving): Promise<FoundHistory> {
  const yieldTurn = eventLoopYielder();
  const unknown = new Set<string>();
  let [entries, from, to] = [0, '9999', '0000'];
  let page: Entry[] = [];
  for await (const event of provedEvents(zip, registry)) {
    const entry = entryOf({ position: '', event });
    foresee(entry, entries);
    const sticker = stickerOf(event);
    if (sticker !== null && !known.has(sticker) && unknown.size < MOST_UNKNOWN) unknown.add(sticker);
    entries += 1;
    if (event.localDate < from) from = event.localDate;
    if (event.localDate > to) to = event.localDate;
    page.push(entry);
    await yieldTurn();
    if (page.length < ENTRIES_OF_A_PIECE) continue;
    await pages.keep(page);
    page = [];
  }
  if (page.length > 0) await pages.keep(page);
  return { entries, from, to, unknown: [...unknown] };
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof ImpossibleEntry) throw new ImportProblem('not-ours');
    throw error;
  }
}

function stickerOf({ type, data }: DomainEvent): string | null {
  if (type !== StickerUnlocked.type && type !== StickerPlaced.type) return null;
  // Both have one.
  return (data as { readonly stickerId: string }).stickerId;
}

interface Place {
  readonly childId: string;
  readonly ids: NewIds;
  readonly revision: number;
}

/** An entry as an event of the account that takes it in: its own time, day, zone and actor, under new ids. */
export function importedEvent(entry: Entry, { childId, ids, revision }: Place): DomainEvent {
  const { idOf, dataOf } = ids;
  return {
    ...entry,
    id: idOf(entry.id),
    commandId: idOf(entry.commandId),
    causationId: entry.causationId && idOf(entry.causationId),
    // In clear, and of older releases any text that a client sent along: events of one request stay together, and no word comes in.
    correlationId: idOf(entry.correlationId),
    stream: streamOf(childId),
    childId,
    revision,
    data: dataOf(entry.type, entry.data),
  };
}
