import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ErasureDependencies } from '@wonderlings/erasure';
import { type CommandContext, createChildren } from '@wonderlings/kernel';
import { createReadDatabase } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { openStores } from '../../compose.ts';
import { readConfig } from '../../config.ts';
import { MODULES } from '../../modules.ts';

/** Opens the stores, beside a server or without one, for what erases. */
export async function withErasure<Result>(
  work: (dependencies: ErasureDependencies) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.error, besideServer: true });
  try {
    const { vault, store, composed, read } = stores;
    const { registry } = composed;
    // The tables are a server's; a command waits for none.
    const children = createChildren({
      composition: composed,
      registry,
      store,
      keys: vault,
      waitUntilReached: async () => false,
    });
    return await work({
      children,
      vault,
      read: createReadDatabase({ sql: read, keys: vault }),
      log: store,
      registry,
      keeping: config.keeping,
      modules: MODULES,
      now: () => new Date(),
      newId: randomUUID,
    });
  } finally {
    await stores.close();
  }
}

/** As Wonderlings, at this moment. */
export const systemContext = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: 'system',
  now: new Date(),
  timeZone: 'UTC',
});

/** @throws Error with a sentence */
export async function accountNamed({ vault }: Pick<ErasureDependencies, 'vault'>, username: string): Promise<string> {
  const childId = await vault.childNamed(username);
  if (childId === null) throw new Error(`There is no account named ${username}.`);
  return childId;
}

/** What stands behind a command: as many words as it takes, and its switches. @throws Error that shows the usage */
export function readWords<const Switch extends string>(
  args: readonly string[],
  { usage, words, switches }: { readonly usage: string; readonly words: number; readonly switches: readonly Switch[] },
): { readonly words: readonly string[]; readonly on: ReadonlySet<string> } {
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals.length !== words) throw new Error(usage);
  return { words: positionals, on: new Set(Object.keys(values)) };
}
