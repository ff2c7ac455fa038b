import type { KeptFile, ModuleDependencies } from '@wonderlings/kernel';
import { checkHistory, type EntryPages, type ImportParts } from './check-history.ts';
import { IMPORT_LIMITS } from './contract.ts';
import { ENTRIES, entriesOf, pieceOf } from './entry-pieces.ts';
import { type ImportWork, UPLOAD } from './import-work.ts';
import type { ZipSource } from './open-zip.ts';
import { ImportProblem } from './read-history.ts';

export type ImportDependencies = Pick<ModuleDependencies, 'children' | 'registry' | 'vault' | 'now'> & ImportParts;

/** Checks the file that came, in the background. */
export async function checkStep(
  dependencies: ImportDependencies,
  file: KeptFile,
  work: ImportWork,
): Promise<KeptFile | null> {
  const { files } = dependencies.vault;
  let current: KeptFile | null = file;
  let pieces = 0;
  const pages: EntryPages = {
    async keep(page) {
      if (!current) throw new Overtaken();
      // What an earlier try has left goes first.
      const drop = pieces === 0 ? [ENTRIES] : [];
      const change = { work, pieces: [pieceOf(pieces, page)], drop, isDue: true, endsAt: file.endsAt };
      current = await files.advance(current, change);
      pieces += 1;
    },
    async *kept() {
      for (let index = 0; index < pieces; index += 1) {
        const page = current && (await entriesOf(files, current, index));
        // Nothing else takes them away.
        if (!page) throw new Overtaken();
        yield page;
      }
    },
  };
  try {
    const found = await checkHistory(dependencies, uploadOf(dependencies, file, work), file.childId, pages);
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
  let last: { readonly index: number; readonly bytes: Uint8Array } | undefined;
  // A zip names its files in many short reads, nearly all of the part that was read before.
  async function partAt(index: number): Promise<Uint8Array> {
    if (last?.index === index) return last.bytes;
    const bytes = await vault.files.piece(file, UPLOAD, index);
    if (!bytes) throw new Error(`Part ${index} of ${file.id} is gone`);
    last = { index, bytes };
    return bytes;
  }
  return {
    size,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const index = Math.floor(at / IMPORT_LIMITS.partBytes);
        const from = at - index * IMPORT_LIMITS.partBytes;
        const part = (await partAt(index)).subarray(from, from + (end - at));
        if (part.length === 0) throw new Error(`Part ${index} of ${file.id} is too short`);
        at += part.length;
        yield part;
      }
    },
  };
}
