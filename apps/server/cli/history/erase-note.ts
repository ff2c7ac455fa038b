import { eraseNote } from '@wonderlings/journal';
import type { HistoryCommand } from './command.ts';
import { readWords, withErasure } from './with-erasure.ts';
import { accountNamed, systemContext } from './write-side.ts';

const usage = `npm run history -- erase-note <name> <feeling's id> [--dry-run]   erase the words of one feeling or page for ever`;

export const eraseNoteCommand: HistoryCommand = {
  usage,
  async run(args) {
    const { words, on } = readWords(args, { usage, words: 2, switches: ['dry-run'] });
    const [name = '', moodId = ''] = words;
    return withErasure(async (dependencies) => {
      const childId = await accountNamed(dependencies, name);
      if (on.has('dry-run')) {
        const rows = await dependencies.read<{ timestamp: string; has_words: boolean }>`
          select timestamp, note is not null as has_words from read.moods where id = ${moodId}::uuid and user_id = ${childId}`;
        const [row] = rows;
        console.log(
          row?.has_words
            ? `Would erase the words of ${new Date(row.timestamp).toISOString()}: the feeling and its day stay.`
            : 'There are no words to erase here.',
        );
        return row?.has_words ? 0 : 1;
      }
      await eraseNote(dependencies, childId, moodId, systemContext());
      console.log('The words are gone: their key is destroyed, and the history says that a note was erased.');
      return 0;
    });
  },
};
