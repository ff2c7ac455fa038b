import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importFromFile } from '@wonderlings/take-along';
import { IMPORT_LIMITS, type ImportState } from '@wonderlings/take-along/contract';
import { TAKE_ALONG_PARTS } from '../../modules.ts';
import { withProgress } from '../progress.ts';
import type { HistoryCommand } from './command.ts';
import { withAccount } from './with-account.ts';

const PROBLEMS: Readonly<Record<NonNullable<ImportState['problem']>, string>> = {
  'not-ours': 'This is not a file that "Take along" made.',
  changed: 'The proof does not fit: the file was changed after it was made. Nothing was brought in.',
  'not-empty': 'This account is not empty. Please make a new one for it.',
  newer: 'The file comes from a newer version than this copy. Please update it first.',
  'too-large': 'The file is too large.',
  'broken-off': 'It could not be checked. Please try once more.',
};

export const importCommand: HistoryCommand = {
  usage: 'npm run history -- import <file> --into <name> [--dry-run]  check a zip, and bring it into an empty account',
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { into: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [path, ...more] = positionals;
    if (!path || more.length > 0 || !values.into) throw new Error(`Name a file and an account: ${importCommand.usage}`);
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      if (size > IMPORT_LIMITS.bytes) throw new Error(PROBLEMS['too-large']);
      const part = async (start: number, end: number) => {
        const bytes = new Uint8Array(end - start);
        await file.read(bytes, 0, bytes.length, start);
        return bytes;
      };
      const state = await withAccount(values.into, ({ childId, dependencies, context }) =>
        withProgress('{value}/{total} entries', (onProgress) =>
          importFromFile(
            { ...dependencies, ...TAKE_ALONG_PARTS },
            { size, part },
            { childId, context, onProgress: (done, total) => onProgress({ done, total }) },
            values['dry-run'],
          ),
        ),
      );
      return tell(state);
    } finally {
      await file.close();
    }
  },
};

function tell({ state, problem, entries, from, to, unknown }: ImportState): number {
  if (problem) {
    console.error(PROBLEMS[problem]);
    return 1;
  }
  console.log(`${entries} entries, from ${from} to ${to}: ${state === 'done' ? 'they are in' : 'they could come in'}.`);
  if (unknown.length > 0) console.log(`This copy does not know: ${unknown.join(', ')}.`);
  return 0;
}
