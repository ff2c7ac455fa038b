import { DomainError, type KeptFile } from '@wonderlings/kernel';
import { importedEvent } from './check-history.ts';
import type { ImportDependencies } from './check-import.ts';
import type { Entry } from './entry.ts';
import { ENTRIES, ENTRIES_OF_A_PIECE, entriesOf } from './entry-pieces.ts';
import type { ImportWork } from './import-work.ts';
import { newIds } from './new-ids.ts';
import { importHistory } from './take-along.decide.ts';

/** One step of bringing in what was found: what happened first, then a piece of the entries at a time. */
export async function importNextPiece(
  dependencies: ImportDependencies,
  file: KeptFile,
  work: ImportWork,
): Promise<KeptFile | null> {
  const { firstRevision } = work;
  if (firstRevision === null) return begin(dependencies, file, work);
  return work.done < work.entries
    ? onePiece(dependencies, file, work, firstRevision)
    : finish(dependencies, file, work, firstRevision);
}

async function begin(dependencies: ImportDependencies, file: KeptFile, work: ImportWork): Promise<KeptFile | null> {
  const { children, vault, now } = dependencies;
  const { asked, entries, from, to } = work;
  if (!asked || from === null || to === null) throw new Error(`Nothing was found in ${file.id}`);
  try {
    const { events } = await children.execute(file.childId, importHistory({ entries, from, to }), {
      ...asked,
      now: now(),
    });
    const first = events.at(-1)?.revision;
    if (first === undefined) throw new Error('Bringing a history in records nothing');
    return vault.files.advance(file, { work: { ...work, firstRevision: first }, isDue: true, endsAt: null });
  } catch (error) {
    // A child was quicker than its grown-up: nothing has come in.
    if (!(error instanceof DomainError) || error.code !== 'import.not-empty') throw error;
    const refused: ImportWork = { ...work, state: 'refused', problem: 'not-empty' };
    return vault.files.advance(file, { work: refused, drop: [ENTRIES], isDue: false, endsAt: now() });
  }
}

async function onePiece(
  { children, registry, vault }: ImportDependencies,
  file: KeptFile,
  work: ImportWork,
  firstRevision: number,
): Promise<KeptFile | null> {
  const entries = await entriesOf(vault.files, file, work.done / ENTRIES_OF_A_PIECE);
  if (!entries) throw new Error(`The entries of ${file.id} after ${work.done} are gone`);
  await importEntries({ children, registry }, { childId: file.childId, firstRevision, done: work.done, entries });
  const next = { ...work, done: work.done + entries.length, failures: 0 };
  return vault.files.advance(file, { work: next, isDue: true, endsAt: null });
}

interface Piece {
  readonly childId: string;
  /** Of `HistoryImported`. */
  readonly firstRevision: number;
  /** Entries that came in before. */
  readonly done: number;
  readonly entries: readonly Entry[];
}

/** Appends entries where they belong; those that are there stay. @returns where the last one stands */
export function importEntries(
  { children, registry }: Pick<ImportDependencies, 'children' | 'registry'>,
  { childId, firstRevision, done, entries }: Piece,
): Promise<string | null> {
  const ids = newIds(childId, registry);
  const after = firstRevision + done;
  const events = entries.map((entry, index) => importedEvent(entry, { childId, ids, revision: after + 1 + index }));
  return children.bringIn(childId, after, events);
}

async function finish(
  { children, vault, now }: ImportDependencies,
  file: KeptFile,
  work: ImportWork,
  firstRevision: number,
): Promise<KeptFile | null> {
  const position = await children.bringIn(file.childId, firstRevision + work.entries, []);
  if (position !== null) await children.shown(file.childId, position);
  return vault.files.advance(file, {
    work: { ...work, state: 'done' },
    drop: [ENTRIES],
    isDue: false,
    endsAt: now(),
  });
}
