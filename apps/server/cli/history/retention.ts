import { accountsToErase, accountsToWarn, type ErasureDependencies, RETENTION_RULES } from '@wonderlings/erasure';
import type { HistoryCommand } from './command.ts';
import { readWords, withErasure } from './with-erasure.ts';

const usage = `npm run history -- retention [--dry-run]                      what is kept for how long, and erase what is over`;
const MOST_COUNTED = 10_000;

export const retentionCommand: HistoryCommand = {
  usage,
  async run(args) {
    const { on } = readWords(args, { usage, words: 0, switches: ['dry-run'] });
    return withErasure(async (dependencies) => {
      for (const { what, howLong, job } of RETENTION_RULES) console.log(`${what}: ${howLong} (${job})`);
      const years = dependencies.retention?.retentionYears;
      console.log(
        years === undefined
          ? 'An account: until it is erased. RETENTION_YEARS is not set.'
          : `An account that is not signed in to: after ${years} years, announced a year before (keep-retention)`,
      );
      await report(dependencies);
      if (on.has('dry-run')) return 0;
      const jobs = dependencies.modules.flatMap((module) => module.jobs?.(dependencies) ?? []);
      const named = new Set<string>([...RETENTION_RULES.map(({ job }) => job), 'keep-retention']);
      for (const job of jobs.filter(({ name }) => named.has(name))) {
        await job.run();
        console.log(`Done: ${job.name}`);
      }
      return 0;
    });
  },
};

async function report(dependencies: ErasureDependencies): Promise<void> {
  const { vault, now } = dependencies;
  const counts = {
    'demos that are over': (await vault.expiredSandboxes(now(), MOST_COUNTED)).length,
    'try-outs that are over': (await vault.expiredTryOuts(now(), MOST_COUNTED)).length,
    'remembered devices that are over': (await vault.expiredDevices(now(), MOST_COUNTED)).length,
    'sessions that were not used': (await vault.unusedSessions(now(), MOST_COUNTED)).length,
    'files that are over': (await vault.files.ended(MOST_COUNTED)).length,
    'accounts whose end is to be announced': (await accountsToWarn(dependencies)).length,
    'accounts that were not used for all the years': (await accountsToErase(dependencies)).length,
  };
  for (const [what, count] of Object.entries(counts)) console.log(`Due now: ${count} ${what}`);
}
