import { constants } from 'node:fs';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';

const ROTATE_AT_BYTES = 1_000_000;
const TAIL_LINES = 5;

/** Opens the file that Postgres writes its log to; a long one is put aside first, and one such is kept. */
export async function openLog(file: string): Promise<FileHandle> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > ROTATE_AT_BYTES) await rename(file, `${file}.1`);
  const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW = 0 } = constants;
  return open(file, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
}

/** What Postgres said last. */
export async function tailOfLog(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n');
  return lines.slice(-TAIL_LINES).join('\n');
}
