import { setTimeout as delay } from 'node:timers/promises';
import type { CommandContext, KeptFile, ModuleDependencies } from '@wonderlings/kernel';
import type { ImportParts } from './check-history.ts';
import type { ImportDependencies } from './check-import.ts';
import { IMPORT_LIMITS, type ImportState } from './contract.ts';
import { ExportRequested } from './events.ts';
import { ExportWork, entriesDone, newExport } from './export-work.ts';
import { importState } from './import-work.ts';
import { type ExportParts, exportStep, readExport } from './make-export.ts';
import { importFoundFile, importPartOf, startImport } from './receive-import.ts';
import { recordDownload, requestExport } from './take-along.decide.ts';
import { importStep } from './work-on-file.ts';

/** What a command line needs: the same as the job, which may be at work beside it. */
export type CommandLineDependencies = ModuleDependencies & ExportParts & ImportParts;

interface TransferOptions {
  readonly childId: string;
  /** Of the act that is recorded, anew for each. */
  readonly context: () => CommandContext;
  readonly onProgress: (done: number, total: number) => void;
}

const DAY_MS = 86_400_000;
/** While a server's job is a step ahead. */
const PAUSE_MS = 200;

/** Makes the file of a history and hands out its bytes; then it is removed. The child's history says that it was done. */
export async function* exportToFile(
  dependencies: CommandLineDependencies,
  { childId, context, onProgress }: TransferOptions,
): AsyncGenerator<Uint8Array> {
  const { children, vault, now } = dependencies;
  const { events } = await children.execute(childId, requestExport(false), context());
  const asked = events.find(({ type }) => type === ExportRequested.type);
  if (!asked) throw new Error('Asking for an export records nothing');
  const { exportId: id } = ExportRequested.schema.parse(asked.data);
  const work = newExport(asked.revision + 1, false);
  const endsAt = new Date(now().getTime() + DAY_MS);
  await vault.files.begin({ id, childId, purpose: 'export', work, endsAt, isDue: false });
  try {
    const isOver = (one: KeptFile) => {
      const made = ExportWork.parse(one.work);
      onProgress(entriesDone(made), made.total);
      return made.state !== 'making';
    };
    const file = await worked(dependencies, { id, childId }, isOver, exportStep);
    const { state, zip } = ExportWork.parse(file.work);
    if (state !== 'ready') throw new Error('The file could not be made. Nothing was lost.');
    await children.execute(childId, recordDownload(id), context());
    yield* readExport(vault, file, 0, zip.size);
  } finally {
    await vault.files.remove(id);
  }
}

interface File {
  /** In bytes. */
  readonly size: number;
  readonly part: (start: number, end: number) => Promise<Uint8Array>;
}

/**
 * Checks a file and brings it in, up to its end or to what is wrong with it. Cut off while it comes in, a server goes on.
 * @param isDryRun only checks
 */
export async function importFromFile(
  dependencies: CommandLineDependencies,
  file: File,
  { childId, context, onProgress }: TransferOptions,
  isDryRun: boolean,
): Promise<ImportState> {
  const { vault, now } = dependencies;
  const at = { childId, sessionId: '' };
  const { id } = await startImport(dependencies, {
    childId,
    size: file.size,
    session: { sessionId: undefined },
    context,
  });
  for (let part = 0; part * IMPORT_LIMITS.partBytes < file.size; part += 1) {
    const start = part * IMPORT_LIMITS.partBytes;
    const bytes = await file.part(start, Math.min(start + IMPORT_LIMITS.partBytes, file.size));
    await importPartOf(dependencies, { ...at, id, part, bytes });
  }
  const settled = (wanted: readonly string[]) => (one: KeptFile) => {
    const { state, done, entries } = importState(one, now());
    onProgress(done, entries);
    return wanted.includes(state);
  };
  const found = await worked(dependencies, { id, childId }, settled(['found', 'refused']), importStep);
  if (isDryRun || importState(found, now()).state === 'refused') {
    await vault.files.remove(id);
    return importState(found, now());
  }
  await importFoundFile(dependencies, { ...at, id, context: () => context() });
  const over = await worked(dependencies, { id, childId }, settled(['done', 'refused']), importStep);
  return importState(over, now());
}

/** Takes steps until it is over; where another process took one, it is looked at again. */
async function worked<Dependencies extends Pick<ImportDependencies, 'vault'>>(
  dependencies: Dependencies,
  { id, childId }: { readonly id: string; readonly childId: string },
  isOver: (file: KeptFile) => boolean,
  step: (dependencies: Dependencies, file: KeptFile) => Promise<KeptFile | null>,
): Promise<KeptFile> {
  let file: KeptFile | null = null;
  for (;;) {
    file ??= (await dependencies.vault.files.find(id, childId, ''))?.file ?? null;
    if (!file) throw new Error('The file is gone: another one was asked for meanwhile.');
    if (isOver(file)) return file;
    file = await step(dependencies, file);
    if (!file) await delay(PAUSE_MS);
  }
}
