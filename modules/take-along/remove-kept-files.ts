import { commandIdOf, isChildGone, type KeptFile, type ModuleDependencies, processEach } from '@wonderlings/kernel';
import { ExportWork } from './export-work.ts';
import { expireExport } from './take-along.decide.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>;

/**
 * Removes files whose time is over, and tells the child's history of one that waited its hour and was not downloaded. Told first,
 * removed then: cut off in between, a file is found again, and the same command tells of it once. One that cannot be told of goes a
 * day later all the same.
 * @throws AggregateError when some could not be told of; the others are removed
 */
export async function removeKeptFiles(dependencies: Dependencies): Promise<void> {
  const { files } = dependencies.vault;
  try {
    await processEach('files could not be told of', {
      listed: files.ended,
      async work(file) {
        if (isWaitingExport(file)) await recordExpiry(dependencies, file);
        await files.empty(file.id);
      },
    });
  } finally {
    await files.removeEnded();
  }
}

/** Of one that did not get ready there never was a file to download. */
const isWaitingExport = ({ purpose, work }: KeptFile): boolean =>
  purpose === 'export' && ExportWork.parse(work).state === 'ready';

async function recordExpiry({ children, now, newId }: Dependencies, { id, childId }: KeptFile): Promise<void> {
  const commandId = commandIdOf(childId, 'removeKeptFiles', id);
  const context = { commandId, correlationId: newId(), actor: 'system', now: now(), timeZone: 'UTC' } as const;
  await children.execute(childId, expireExport(id), context).catch((error: unknown) => {
    if (!isChildGone(error)) throw error;
  });
}
