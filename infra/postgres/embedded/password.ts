import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cluster, setPassword } from './cluster.ts';

const FILE = 'postgres.password';

/** The password of the embedded Postgres, which must not run; made and set at the first start, or when its file was lost. */
export async function passwordOf(dataDir: string, cluster: Cluster): Promise<string> {
  const file = join(dataDir, FILE);
  const known = (await readFile(file, 'utf8').catch(ignoreMissing)).trim();
  if (known !== '') return known;
  const password = randomBytes(24).toString('hex');
  await setPassword(cluster, password);
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
