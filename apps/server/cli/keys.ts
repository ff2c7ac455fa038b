import { parseArgs } from 'node:util';
import { createLogger, describeError } from '@wonderlings/telemetry';
import { newMasterKey, type PostgresVault } from '@wonderlings/vault';
import { readConfig } from '../config.ts';
import { MODULES } from '../modules.ts';
import { openStores } from '../stores.ts';
import { withProgress } from './progress.ts';

const USAGE = `
npm run keys -- status              how much is wrapped with which master key
npm run keys -- rewrap [--dry-run]  move everything to the newest one, the first of MASTER_KEY, while servers run
npm run keys -- new                 print a fresh master key

To replace a master key:
  1. MASTER_KEY=<old>,<new> on every server, one after the other, so that each can open what another will wrap.
  2. MASTER_KEY=<new>,<old> on every server.
  3. npm run keys -- rewrap, with the same MASTER_KEY. It may be cut off, and goes on when it is run again.
  4. MASTER_KEY=<new> on every server, when status says that nothing needs the old one. Keep it for as long as backups
     of the database that were made before may be wanted.
Without MASTER_KEY the keys are the lines of DATA_DIR/secrets/master-key, in the same order.

Exits with 0 when all is well, and with 1 when something failed or is left to move.`.trim();

const COMMANDS = { status, rewrap };

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name, ...more] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (name === 'new' && more.length === 0) {
    console.log(newMasterKey());
    return 0;
  }
  if ((name !== 'status' && name !== 'rewrap') || more.length > 0) {
    console.error(USAGE);
    return 1;
  }
  if (values['dry-run'] && name !== 'rewrap') throw new Error('--dry-run is for rewrap only');

  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.log, besideServer: true });
  try {
    return await COMMANDS[name](stores.vault, values['dry-run']);
  } finally {
    await stores.close();
  }
}

const counted = (childKeys: number, secrets: number): string => `${childKeys} keys of children, ${secrets} secrets`;

async function status(vault: PostgresVault): Promise<number> {
  for (const { id, isNewest, childKeys, secrets } of await vault.masterKeyUses()) {
    const isIdle = !isNewest && childKeys + secrets === 0;
    const note = isNewest ? ' (the newest)' : isIdle ? ': nothing needs it any more' : '';
    console.log(`Master key ${id}: ${counted(childKeys, secrets)}${note}`);
  }
  return 0;
}

async function rewrap(vault: PostgresVault, isDryRun: boolean): Promise<number> {
  const olderOnes = async () =>
    (await vault.masterKeyUses()).filter(({ isNewest, childKeys, secrets }) => !isNewest && childKeys + secrets > 0);
  const before = await olderOnes();
  if (isDryRun) {
    for (const { id, childKeys, secrets } of before)
      console.log(`Would move ${counted(childKeys, secrets)} from ${id}.`);
  }
  if (before.length === 0) console.log('Nothing is left to move: all is wrapped with the newest master key.');
  if (isDryRun || before.length === 0) return 0;

  const { moved, damaged } = await withProgress('{value}/{total} keys', (onProgress) => vault.rewrap({ onProgress }));
  console.log(`Moved ${moved} keys to the newest master key.`);
  if (damaged > 0) {
    console.error(
      `${damaged} do not open with the master key that they name: they were changed, and stay as they are.`,
    );
  }
  const left = await olderOnes();
  for (const { id, childKeys, secrets } of left) {
    console.error(
      `${counted(childKeys, secrets)} are left on ${id}. If a server still wraps with it, start that one with the newest ` +
        'first in MASTER_KEY, and run this again.',
    );
  }
  return left.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`The keys are as they were: ${describeError(error).message}`);
  process.exitCode = 1;
}
