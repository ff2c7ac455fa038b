import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An empty `DATA_DIR` for a server of a test or a bench; the caller removes it. The account that root lends Postgres may
 * enter: else its data would be put outside, and stay there (`infra/postgres/embedded/home.ts`).
 */
export function emptyDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `wonderlings-${purpose}-`));
  chmodSync(folder, 0o711);
  return folder;
}
