import { spawnSync } from 'node:child_process';
import { misunderstood, readCommandLine } from '../../scripts/command-line.ts';
import { ONLY_WORDS } from './settings.ts';

const USAGE = `
npm run test:chaos [-- --rounds <number> --seed <number> --only <word,word> <suite> …]

The chaos suites by themselves, long, and again with the seed that they printed; suites are named by a part of their file's name.

  --rounds <number>   50 by default
  --seed <number>     the same plan again
  --only <words>      some of ${ONLY_WORDS.join(', ')}, with commas`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  takesWords: true,
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' }, only: { type: 'string' } },
});
for (const name of ['rounds', 'seed'] as const) {
  if (!/^\d{1,10}$/.test(values[name] ?? '0')) misunderstood(`--${name} should be a whole number.`, USAGE);
}
if (values.only?.split(',').some((word) => !ONLY_WORDS.includes(word))) {
  misunderstood(`--only should name some of ${ONLY_WORDS.join(', ')}, with commas.`, USAGE);
}
const env = {
  ...process.env,
  CHAOS_ROUNDS: values.rounds,
  ...(values.seed === undefined ? {} : { CHAOS_SEED: values.seed }),
  ...(values.only === undefined ? {} : { CHAOS_ONLY: values.only }),
};
const suites = positionals.length === 0 ? ['test/chaos'] : positionals.map((name) => `test/chaos/${name}`);
const run = ['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'chaos', ...suites];
const { status } = spawnSync('npx', run, { stdio: 'inherit', env });
process.exit(status ?? 1);
