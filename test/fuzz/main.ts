import { spawnSync } from 'node:child_process';
import { misunderstood, readCommandLine } from '../../scripts/command-line.ts';

const USAGE = `
npm run test:fuzz [-- --requests <number> --seed <number>]

The fuzz test by itself, long, and again with the seed that it printed.

  --requests <number>   100000 by default
  --seed <number>       the same requests again`;

const { values } = readCommandLine({
  usage: USAGE,
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,10}$/.test(value)) misunderstood(`--${name} should be a whole number.`, USAGE);
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
