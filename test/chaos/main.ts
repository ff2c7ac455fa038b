import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ONLY_WORDS } from './settings.ts';

/** `npm run test:chaos [-- --rounds N --seed S --only kill,cut] [suite …]`: the chaos suites by themselves, long, and again with the seed that they printed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string' }, only: { type: 'string' } },
});
for (const name of ['rounds', 'seed'] as const) {
  if (!/^\d{1,10}$/.test(values[name] ?? '0')) refuse(`--${name} should be a whole number.`);
}
if (values.only?.split(',').some((word) => !ONLY_WORDS.includes(word))) {
  refuse(`--only should name some of ${ONLY_WORDS.join(', ')}, with commas.`);
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

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
