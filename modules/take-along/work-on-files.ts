import type { KeptFile, ModuleDependencies } from '@wonderlings/kernel';
import { bringInStep } from './bring-in.ts';
import { checkStep, type ImportDependencies } from './check-import.ts';
import { ImportWork } from './import-work.ts';
import { type ExportParts, exportStep } from './make-export.ts';

type Dependencies = ModuleDependencies & ExportParts & ImportDependencies;

/** Of one turn of the job: then others have theirs, and this one goes on at the next. */
const TURN_MS = 10_000;
const MOST_FAILURES = 20;

/** Works on what is due, a file at a time, until nothing is or the turn is over. */
export async function workOnFiles(dependencies: Dependencies): Promise<void> {
  const { files } = dependencies.vault;
  const until = performance.now() + TURN_MS;
  for (const [purpose, step] of [
    ['export', exportStep],
    ['import', importStep],
  ] as const) {
    while (performance.now() < until) {
      let file = await files.claim(purpose);
      if (!file) break;
      const { id } = file;
      try {
        let isDone = false;
        while (file && !isDone && performance.now() < until) {
          const next: KeptFile | null = await step(dependencies, file);
          isDone = !next || isOver(next);
          file = next;
        }
      } finally {
        const last = file && (await files.find(id, file.childId, ''));
        if (last) await files.release(last.file);
      }
    }
  }
}

const OVER = new Set(['ready', 'failed', 'stopped', 'found', 'refused', 'done']);

/** Every work says how far it is in the same field. */
const isOver = ({ work }: KeptFile): boolean => OVER.has((work as { readonly state: string }).state);

/** One step of a file that came, as far as the job takes it. @returns null when another process was quicker, or the file is gone */
export async function importStep(dependencies: ImportDependencies, file: KeptFile): Promise<KeptFile | null> {
  const work = ImportWork.parse(file.work);
  try {
    if (work.state === 'checking') return await checkStep(dependencies, file, work);
    if (work.state === 'running') return await bringInStep(dependencies, file, work);
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
