import { randomUUID } from 'node:crypto';
import { anchorFiles } from '@wonderlings/event-store';
import { type CommandContext, createChildren, type ModuleDependencies } from '@wonderlings/kernel';
import { createReadDatabase } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { comparePagesOf } from '../../compare-pages.ts';
import { readConfig } from '../../config.ts';
import { MODULES } from '../../modules.ts';
import { openStores } from '../../stores.ts';

/** Opens the whole write side for a command, beside a server or without one. */
export async function withWriteSide<Result>(
  work: (dependencies: ModuleDependencies) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.error, besideServer: true });
  try {
    const { vault, store, assembled, read, sql, keys } = stores;
    const { registry } = assembled;
    return await work({
      children: createChildren({
        composition: assembled,
        registry,
        store,
        keys: vault,
        // The tables are a server's; a command waits for none.
        waitUntilReached: async () => false,
      }),
      vault,
      read: createReadDatabase({ sql: read, keys: vault }),
      log: store,
      anchors: anchorFiles(config.anchorDir),
      comparePages: comparePagesOf({ ...assembled, sql, store, keys }, logger),
      registry,
      retention: config.retention,
      now: stores.now,
      newId: () => randomUUID(),
    });
  } finally {
    await stores.close();
  }
}

/** As Wonderlings, at this moment; a new act each time. */
export const systemContext = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: 'system',
  now: new Date(),
  timeZone: 'UTC',
});

/** @throws Error with a sentence */
export async function accountNamed({ vault }: Pick<ModuleDependencies, 'vault'>, username: string): Promise<string> {
  const childId = await vault.childNamed(username);
  if (childId === null) throw new Error(`There is no account named ${username}.`);
  return childId;
}
