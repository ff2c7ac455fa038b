import { access, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOf, postgresAccount } from './account.ts';
import { binariesFor } from './binaries.ts';
import { createCluster, DATABASE, ROLE } from './cluster.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { freePort } from './free-port.ts';
import { canEnter, homeOf } from './home.ts';
import { passwordOf, renewPassword } from './password.ts';
import { endPostgres } from './processes.ts';
import { supervise } from './supervisor.ts';

export type EmbeddedPostgresOptions = {
  /** The folder that the server keeps everything in; created if missing. */
  readonly dataDir: string;
  /** Told in one line what takes longer than usual. */
  readonly onProgress?: (message: string) => void;
  /** Told when Postgres ended by itself, and when it does not come back at once. */
  readonly onTrouble?: (message: string) => void;
};

/** A Postgres of the server's own, known to the rest by its URL alone. */
export type EmbeddedPostgres = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/**
 * Starts a Postgres on `dataDir`, creating it the first time, and starts it again on the same URL should it end. One that a
 * killed server left running is stopped first. Throws a sentence when another server uses the folder, or Postgres does not
 * start. Call `stop` on SIGTERM and SIGINT; after `process.exit()` Postgres shuts down by itself.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, onProgress = () => undefined, onTrouble = () => undefined } = options;
  const locks: DirectoryLock[] = [await lockDirectory(dataDir)];
  const release = () => Promise.all(locks.map((lock) => lock.release()));
  try {
    const lent = await postgresAccount();
    const home = await homeOf(dataDir, lent);
    // Two copies of a DATA_DIR may point to one home outside.
    if (!home.startsWith(await realpath(dataDir))) locks.push(await lockDirectory(home));

    const data = join(home, 'data');
    const isNew = !(await exists(data));
    const account = isNew ? lent : await ownerOf(data);
    if (account && !(await canEnter(account, home))) {
      throw new Error(
        `Postgres runs as "${account.name}", which may no longer enter ${home}: let it, or move DATA_DIR.`,
      );
    }
    if (isNew) onProgress(`Preparing the database in ${home}, once …`);
    const cluster = { binaries: await binariesFor(home, account), account, data };
    if (isNew) await createCluster(cluster, [], (unfinished) => renewPassword(dataDir, unfinished));
    await endPostgres(data);
    const password = await passwordOf(dataDir, cluster);
    const port = await freePort();
    const postgres = await supervise(cluster, port, join(home, 'postgres.log'), onTrouble);

    let stopped: Promise<void> | undefined;
    return {
      url: `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`,
      get pid() {
        return postgres.pid;
      },
      stop() {
        stopped ??= postgres.stop().finally(release);
        return stopped;
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
