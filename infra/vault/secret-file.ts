import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the owner may read it. */
const MODE = 0o600;
const FOLDER_MODE = 0o700;
const FOLDER = 'secrets';

/**
 * The text of `secrets/<name>` under the data directory; made with `create` when there is none. Of two processes that
 * make it at once one wins, and both answer the same: the file appears whole, by a link, or not at all.
 */
export async function secretFile(dataDir: string, name: string, create: () => string): Promise<string> {
  const folder = join(dataDir, FOLDER);
  const path = join(folder, name);
  const known = await textOf(path);
  if (known !== null) return known;

  // The mode is for the secrets alone: Postgres may live beside them under an account of its own.
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { mode: FOLDER_MODE }).catch(ignore('EEXIST'));
  const draft = join(folder, `.${name}.${randomUUID()}`);
  try {
    await writeThrough(draft, create());
    await link(draft, path).catch(ignore('EEXIST'));
    await syncFolder(folder);
  } finally {
    await rm(draft, { force: true });
  }
  const made = await textOf(path);
  if (made === null) throw new Error(`${path} was made and is gone again`);
  return made;
}

async function textOf(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    ignore('ENOENT')(error);
    return null;
  }
}

/** On the disk before it is used: a key that a power cut takes away takes everything sealed with it. */
async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', MODE);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignore(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}
