import {
  type DomainEvent,
  type Facet,
  type KeptFile,
  type ModuleDependencies,
  type ReadTable,
  streamOf,
} from '@wonderlings/kernel';
import { StickerPlaced, StickerUnlocked } from '@wonderlings/stickers/events';
import { IMPORT_LIMITS } from './contract.ts';
import { DryRun, ImpossibleEntry } from './dry-run.ts';
import { type Entry, entryOf } from './entry.ts';
import { ENTRIES, ENTRIES_OF_A_PIECE, type ImportWork, UPLOAD } from './import-work.ts';
import { type NewIds, newIds } from './new-ids.ts';
import { openZip, type ZipSource } from './open-zip.ts';
import { ImportProblem, provedEvents } from './read-history.ts';

/** What this copy is made of: a history must fit all of it. */
export interface ImportParts {
  readonly composition: () => { readonly facets: readonly Facet[]; readonly tables: readonly ReadTable[] };
  /** The stickers of this copy's catalogue, by id. */
  readonly stickers: () => ReadonlySet<string>;
}

export type ImportDependencies = Pick<ModuleDependencies, 'children' | 'registry' | 'vault' | 'now'> & ImportParts;

export interface FoundHistory {
  readonly entries: number;
  /** Local days. */
  readonly from: string;
  readonly to: string;
  readonly unknown: readonly string[];
}

/** A sentence for a family has room for so many. */
const MOST_UNKNOWN = 50;

/**
 * Checks a file whole, and hands on what is in it.
 * @param childId of the account that takes it in
 * @throws ImportProblem
 */
export async function checkHistory(
  { registry, composition, stickers }: Pick<ImportDependencies, 'registry' | keyof ImportParts>,
  source: ZipSource,
  childId: string,
  keep: (entries: readonly Entry[]) => Promise<void>,
): Promise<FoundHistory> {
  const ids = newIds(childId, registry);
  const life = new DryRun(composition());
  const unknown = new Set<string>();
  const known = stickers();
  let [entries, from, to] = [0, '9999', '0000'];
  let page: Entry[] = [];
  for await (const event of provedEvents(await openZip(source), registry)) {
    const entry = entryOf({ position: '', event });
    tryOut(life, broughtIn(entry, { childId, ids, revision: entries }));
    const sticker = stickerOf(event);
    if (sticker !== null && !known.has(sticker) && unknown.size < MOST_UNKNOWN) unknown.add(sticker);
    entries += 1;
    if (event.localDate < from) from = event.localDate;
    if (event.localDate > to) to = event.localDate;
    page.push(entry);
    if (page.length < ENTRIES_OF_A_PIECE) continue;
    await keep(page);
    page = [];
  }
  if (page.length > 0) await keep(page);
  return { entries, from, to, unknown: [...unknown] };
}

function tryOut(life: DryRun, event: DomainEvent): void {
  try {
    life.take(event);
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
export function broughtIn(entry: Entry, { childId, ids, revision }: Place): DomainEvent {
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

/** Checks the file that came, in the background. */
export async function checkStep(
  dependencies: ImportDependencies,
  file: KeptFile,
  work: ImportWork,
): Promise<KeptFile | null> {
  const { files } = dependencies.vault;
  let current: KeptFile | null = file;
  let pieces = 0;
  try {
    const found = await checkHistory(
      dependencies,
      uploadOf(dependencies, file, work),
      file.childId,
      async (entries) => {
        if (!current) throw new Overtaken();
        const piece = { part: ENTRIES, index: pieces, bytes: Buffer.from(JSON.stringify(entries)) };
        // What an earlier try has left goes first.
        const drop = pieces === 0 ? [ENTRIES] : [];
        current = await files.advance(current, { work, pieces: [piece], drop, isDue: true, endsAt: file.endsAt });
        pieces += 1;
      },
    );
    if (!current) return null;
    const { entries, from, to, unknown } = found;
    const next: ImportWork = { ...work, state: 'found', entries, from, to, unknown: [...unknown], failures: 0 };
    return await files.advance(current, { work: next, drop: [UPLOAD], isDue: false, endsAt: file.endsAt });
  } catch (error) {
    if (error instanceof Overtaken || !current) return null;
    if (!(error instanceof ImportProblem)) throw error;
    const refused: ImportWork = { ...work, state: 'refused', problem: error.problem };
    return files.advance(current, {
      work: refused,
      drop: [UPLOAD, ENTRIES],
      isDue: false,
      endsAt: dependencies.now(),
    });
  }
}

/** Another process is at work on the file. */
class Overtaken extends Error {}

/** The file that came, in its parts. */
function uploadOf({ vault }: ImportDependencies, file: KeptFile, { size }: ImportWork): ZipSource {
  return {
    size,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const index = Math.floor(at / IMPORT_LIMITS.partBytes);
        const from = at - index * IMPORT_LIMITS.partBytes;
        const part = (await vault.files.piece(file, UPLOAD, index))?.subarray(from, from + (end - at));
        if (!part?.length) throw new Error(`Part ${index} of ${file.id} is gone`);
        at += part.length;
        yield part;
      }
    },
  };
}
