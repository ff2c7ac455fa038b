import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** `npm run test:fuzz [-- --requests N --seed S]`: the fuzz test by itself, long, and again with the seed that it printed. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,10}$/.test(value)) {
    console.error(`--${name} should be a whole number.`);
    process.exit(2);
  }
}
const env = {
  ...process.env,
  FUZZ_REQUESTS: values.requests,
  ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
};
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.workspace.ts', 'test/fuzz'], {
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
