import { randomUUID } from 'node:crypto';
import { anchorFiles } from '@wonderlings/event-store';
import { type CommandContext, createChildren, type ModuleDependencies } from '@wonderlings/kernel';
import { createReadDatabase } from '@wonderlings/read-model';
import { createLogger } from '@wonderlings/telemetry';
import { comparePagesOf } from '../../compare-pages.ts';
import { openStores } from '../../compose.ts';
import { readConfig } from '../../config.ts';
import { MODULES } from '../../modules.ts';

/** An account for a command, with the whole write side behind it. */
export interface CommandAccount {
  readonly childId: string;
  readonly username: string;
  readonly dependencies: ModuleDependencies;
  /** As Wonderlings, at this moment; a new act each time. */
  readonly context: () => CommandContext;
}

/** Opens the stores, beside a server or without one, and finds the account of that name. @throws Error with a sentence */
export async function withAccount<Result>(
  username: string,
  work: (account: CommandAccount) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel });
  const stores = await openStores(config, { modules: MODULES, logger, onProgress: console.error, besideServer: true });
  try {
    const { vault, store, composed, read, sql, keys } = stores;
    const childId = await vault.childNamed(username);
    if (childId === null) throw new Error(`There is no account named ${username}.`);
    const children = createChildren({
      composition: composed,
      registry: composed.registry,
      store,
      keys: vault,
      // The tables are a server's; a command waits for nobody.
      waitUntilReached: async () => false,
    });
    const now = () => new Date();
    const dependencies: ModuleDependencies = {
      children,
      vault,
      read: createReadDatabase({ sql: read, keys: vault }),
      log: store,
      anchors: anchorFiles(config.anchorDir),
      comparePages: comparePagesOf({ ...composed, sql, store, keys }, logger),
      registry: composed.registry,
      now,
      newId: randomUUID,
    };
    const context = (): CommandContext => ({
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: 'system',
      now: now(),
      timeZone: 'UTC',
    });
    return await work({ childId, username, dependencies, context });
  } finally {
    await stores.close();
  }
}
