import { countForReceipt, eraseAccount, fallAsleep, rowsByTable } from '@wonderlings/erasure';
import type { HistoryCommand } from './command.ts';
import { readWords, withErasure } from './with-erasure.ts';
import { accountNamed, systemContext } from './write-side.ts';

const usage = `npm run history -- erase <name> [--now] [--dry-run]          put an account to sleep for 24 hours; --now erases it at once`;

export const eraseCommand: HistoryCommand = {
  usage,
  async run(args) {
    const { words, on } = readWords(args, { usage, words: 1, switches: ['now', 'dry-run'] });
    return withErasure(async (dependencies) => {
      const childId = await accountNamed(dependencies, words[0] ?? '');
      const sleep = await dependencies.vault.sleepOf(childId);
      if (on.has('dry-run')) {
        for (const [table, rows] of await rowsByTable(dependencies, childId)) {
          if (rows > 0) console.log(`Would delete ${rows} rows of ${table}.`);
        }
        const { files } = await countForReceipt(dependencies, { childId, receiptHash: '', signInsEnded: 0 });
        console.log(
          `Would clear ${files} files and jobs, end every sign-in, and destroy the key: what the log holds is noise then.`,
        );
        if (sleep) console.log(`It is asleep, and erased at ${sleep.eraseAt.toISOString()}.`);
        return 0;
      }
      if (!on.has('now')) {
        const { eraseAt, receipt } = await fallAsleep(dependencies, childId, systemContext());
        console.log(`Asleep; erased at ${eraseAt.toISOString()}, unless it is woken. Receipt: ${receipt}`);
        return 0;
      }
      // Cut off anywhere, a server finishes it. Where it was asked for before, a person holds a receipt already.
      const asleep = sleep ?? (await fallAsleep(dependencies, childId, systemContext(), 0));
      await eraseAccount(dependencies, asleep);
      console.log(`Erased. Receipt: ${asleep.receipt}`);
      return 0;
    });
  },
};
