import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@wonderlings/postgres';
import type { Config } from './config.ts';

/** A Postgres to connect to. */
export interface Database {
  readonly url: string;
  close(): Promise<void>;
}

interface OpenDatabaseOptions {
  readonly onProgress: (message: string) => void;
  readonly onTrouble: (message: string) => void;
  /** For commands that run beside the server: when it runs on the same `DATA_DIR`, its Postgres is used. */
  readonly besideServer: boolean;
}

const nothing = async () => {};

/** The Postgres at `DATABASE_URL`, else one of our own under `DATA_DIR`. @throws Error with a sentence for a person */
export async function openDatabase(config: Config, options: OpenDatabaseOptions): Promise<Database> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: nothing };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, ...options });
    const address = await leaveAddress(config.dataDir, postgres.url);
    return {
      url: postgres.url,
      async close() {
        await rm(address, { force: true });
        await postgres.stop();
      },
    };
  } catch (error) {
    const url = options.besideServer && isTaken(error) ? await addressOf(config.dataDir) : undefined;
    if (url === undefined) throw error;
    return { url, close: nothing };
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'DIRECTORY_TAKEN';

const addressFile = (dataDir: string): string => join(dataDir, 'secrets', 'database-url');

/** Holds the password, so only the owner may read it. One that a killed server left counts for nothing: the lock is gone. */
async function leaveAddress(dataDir: string, url: string): Promise<string> {
  const file = addressFile(dataDir);
  await mkdir(join(dataDir, 'secrets'), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // A file that is there keeps its mode, so it must not be there.
  await rm(file, { force: true });
  await writeFile(file, url, { mode: 0o600 });
  return file;
}

async function addressOf(dataDir: string): Promise<string | undefined> {
  const url = await readFile(addressFile(dataDir), 'utf8').catch(() => undefined);
  return url?.trim() || undefined;
}
