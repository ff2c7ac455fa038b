import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { VerifierFile } from '@wonderlings/take-along';

/** What checks an export without us, beside this package whether it runs from its sources or its bundle. */
const FOLDER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../tools/verify-history/' : '../../../tools/verify-history/',
    import.meta.url,
  ),
);
const NAMES = ['verify-history.mjs', 'verify.html'];

/** The files of the verifier, for the folder `proof/` of an export; those that this copy does not have are left out. */
export async function verifierFiles(): Promise<readonly VerifierFile[]> {
  const files = await Promise.all(
    NAMES.map(async (name) => {
      try {
        return [{ name, text: await readFile(FOLDER + name, 'utf8') }];
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      }
    }),
  );
  return files.flat();
}
