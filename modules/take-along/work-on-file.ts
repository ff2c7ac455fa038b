import type { JobRun, KeptFile, ModuleDependencies } from '@wonderlings/kernel';
import { checkStep, type ImportDependencies } from './check-import.ts';
import { ExportWork, entriesDone } from './export-work.ts';
import { importNextPiece } from './import-piece.ts';
import { ImportWork } from './import-work.ts';
import { type ExportParts, exportStep } from './make-export.ts';
import type { FileIds } from './work-on-file-job.ts';

type Dependencies = ModuleDependencies & ExportParts & ImportDependencies;

/** Of one turn of the job: then others have theirs. */
const TURN_MS = 10_000;
const MOST_FAILURES = 20;

/** Works on a file until there is nothing to do with it, or the turn is over. Two at the same file: the slower one ends. */
export async function workOnFile(
  dependencies: Dependencies,
  { fileId, childId }: FileIds,
  { progress }: JobRun,
): Promise<'done' | 'more'> {
  const until = performance.now() + TURN_MS;
  const found = await dependencies.vault.files.find(fileId, childId, '');
  let file = found?.isDue ? found.file : null;
  while (file) {
    if (performance.now() >= until) return 'more';
    file = await (file.purpose === 'export' ? exportStep : importStep)(dependencies, file);
    if (!file) break;
    const { done, total } = howFar(file);
    progress(done, total);
    if (isOver(file)) break;
  }
  return 'done';
}

function howFar(file: KeptFile): { readonly done: number; readonly total: number } {
  if (file.purpose === 'export') {
    const work = ExportWork.parse(file.work);
    return { done: entriesDone(work), total: work.total };
  }
  const { done, entries } = ImportWork.parse(file.work);
  return { done, total: entries };
}

const OVER = new Set(['ready', 'failed', 'stopped', 'found', 'refused', 'done']);

/** Every work says how far it is in the same field. */
const isOver = ({ work }: KeptFile): boolean => OVER.has((work as { readonly state: string }).state);

/** One step of a file that came, as far as the job takes it. @returns null when another process was quicker, or the file is gone */
export async function importStep(dependencies: ImportDependencies, file: KeptFile): Promise<KeptFile | null> {
  const work = ImportWork.parse(file.work);
  try {
    if (work.state === 'checking') return await checkStep(dependencies, file, work);
    if (work.state === 'running') return await importNextPiece(dependencies, file, work);
    return await dependencies.vault.files.advance(file, { work, isDue: false, endsAt: file.endsAt });
  } catch (error) {
    await failed(dependencies, file);
    throw error;
  }
}

/**
 * What is only being checked is given up after a while. What is coming in is not: half of it is in, and it goes on when whatever is in
 * its way has gone.
 */
async function failed({ vault, now }: ImportDependencies, { id, childId }: KeptFile): Promise<void> {
  const file = (await vault.files.find(id, childId, ''))?.file;
  if (!file) return;
  const work = ImportWork.parse(file.work);
  const failures = work.failures + 1;
  const isGivenUp = work.state === 'checking' && failures >= MOST_FAILURES;
  await vault.files.advance(file, {
    work: { ...work, failures, ...(isGivenUp ? { state: 'refused', problem: 'broken-off' } : {}) },
    isDue: !isGivenUp,
    endsAt: isGivenUp ? now() : file.endsAt,
  });
}
