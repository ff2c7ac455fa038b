import {
  type CommandContext,
  commandIdOf,
  DomainError,
  isChildGone,
  isEvent,
  type ModuleDependencies,
  type NoteToErase,
  open,
  streamOf,
} from '@wonderlings/kernel';
import { recordNoteErasure } from './erased-notes.ts';
import { JournalEntryWritten } from './events.ts';
import { hasWords, moodOf } from './queries.ts';

type Dependencies = Pick<ModuleDependencies, 'children' | 'read' | 'vault' | 'log' | 'registry'>;

/**
 * Erases the words of a feeling or a page, and its drawing. First it is noted that they are to go, then the event is recorded, which clears the read
 * tables, then the key of the words is destroyed; cut off anywhere after the first, a job finishes it.
 * @throws DomainError `journal.mood-unknown`, also for another child's; `journal.no-note`
 */
export async function eraseNote(
  dependencies: Dependencies,
  childId: string,
  moodId: string,
  context: CommandContext,
): Promise<void> {
  const { children, read, vault } = dependencies;
  const row = await moodOf(read, childId, moodId);
  if (!row) throw new DomainError('not-found', 'journal.mood-unknown', 'This feeling is not in your journal.');
  const note: NoteToErase = { moodId, entryId: await entryIdOf(dependencies, childId, row), revision: row.revision };
  const isWritten = hasWords(row);
  if (isWritten) await vault.askNoteErasure(childId, note);
  await children.execute(childId, recordNoteErasure(note, isWritten), context);
  await vault.destroyNote(childId, row.revision);
}

/** Only the event knows which page the mood is. */
async function entryIdOf(
  { log, registry, vault }: Dependencies,
  childId: string,
  { revision }: Pick<NoteToErase, 'revision'>,
): Promise<string | undefined> {
  const [stored] = await log.readStream(streamOf(childId), { from: revision, limit: 1 });
  const key = (await vault.keysOf([childId])).get(childId) ?? null;
  if (!stored) throw new Error(`Event ${revision} of a mood's row is not in the log`);
  const { event, unreadable } = open(stored, key, registry);
  return !unreadable && isEvent(JournalEntryWritten, event) ? event.data.entryId : undefined;
}

/** Longer than a request takes: what is younger may still be under way. */
const CUT_OFF_AFTER_MS = 60_000;
const BATCH = 100;

/** Finishes what was cut off between the wish and the end of a note. */
export async function finishNoteErasures({
  children,
  vault,
  now,
  newId,
}: Pick<ModuleDependencies, 'children' | 'vault' | 'now' | 'newId'>): Promise<void> {
  const before = new Date(now().getTime() - CUT_OFF_AFTER_MS);
  for (const { childId, ...note } of await vault.unfinishedNoteErasures(before, BATCH)) {
    const commandId = commandIdOf(childId, 'finishNoteErasures', note.moodId);
    const context = { commandId, correlationId: newId(), actor: 'child', now: now(), timeZone: 'UTC' } as const;
    try {
      await children.execute(childId, recordNoteErasure(note, true), context);
    } catch (error) {
      // Erased as a whole meanwhile, which takes this wish along.
      if (isChildGone(error)) continue;
      throw error;
    }
    await vault.destroyNote(childId, note.revision);
  }
}
