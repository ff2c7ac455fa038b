import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportToFile } from '@wonderlings/take-along';
import { TAKE_ALONG_PARTS } from '../../modules.ts';
import { withProgress } from '../progress.ts';
import type { HistoryCommand } from './command.ts';
import { withAccount } from './with-account.ts';

export const exportCommand: HistoryCommand = {
  usage: 'npm run history -- export <name> [--to <file>]       write the whole history of an account into a zip',
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { to: { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new Error(`Name one account: ${exportCommand.usage}`);
    const path = values.to ?? `wonderlings-${name}-${new Date().toISOString().slice(0, 10)}.zip`;
    if (await stat(path).catch(() => null)) throw new Error(`${path} is there already.`);
    await withAccount(name, async ({ childId, dependencies, context }) => {
      const part = `${path}.part`;
      try {
        await withProgress('{value}/{total} entries', (onProgress) =>
          pipeline(
            exportToFile(
              { ...dependencies, ...TAKE_ALONG_PARTS },
              { childId, context, onProgress: (done, total) => onProgress({ done, total }) },
            ),
            // For its owner alone: its holder can read every word.
            createWriteStream(part, { mode: 0o600, flags: 'wx' }),
          ),
        );
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
    });
    console.log(`${path} holds every word and the key of this history: keep it safe, or hand it over and delete it.`);
    return 0;
  },
};
