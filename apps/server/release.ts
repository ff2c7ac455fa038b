import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What tells this build of the server from any other: a hash of all its files, and Node's version. Undefined where it runs from its sources, of which
 * nothing says what has changed.
 */
export function releaseOf(moduleUrl: string): string | undefined {
  const folder = new URL('.', moduleUrl);
  if (!folder.pathname.endsWith('/dist/')) return undefined;
  const hash = createHash('sha256').update(process.version);
  for (const name of readdirSync(fileURLToPath(folder)).sort()) {
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('base64url');
}
