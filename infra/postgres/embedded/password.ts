import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cluster, setPassword } from './cluster.ts';

const FILE = 'postgres.password';

/** The password of the embedded Postgres, which must not run: a new one is set when the file with it was lost. */
export async function passwordOf(dataDir: string, cluster: Cluster): Promise<string> {
  const known = (await readFile(join(dataDir, FILE), 'utf8').catch(ignoreMissing)).trim();
  return known === '' ? renewPassword(dataDir, cluster) : known;
}

/** Gives the embedded Postgres, which must not run, a new password, and writes it where only the server's account may read. */
export async function renewPassword(dataDir: string, cluster: Cluster): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await setPassword(cluster, password);
  const unfinished = join(dataDir, `${FILE}.new`);
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${password}\n`, { mode: 0o600 });
  await rename(unfinished, join(dataDir, FILE));
  return password;
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
