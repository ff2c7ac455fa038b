import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The web app's build writes it (apps/web/build/route-list.ts). */
const LIST = '/pages/routes.json';

/**
 * Whether the app of this build has a page at an address; as its router does, it takes no notice of capitals and of a slash at
 * the end. Of a build without a list every address may be one.
 * @param files what there is below `root`
 */
export async function knownPages(root: string, files: ReadonlySet<string>): Promise<(path: string) => boolean> {
  if (!files.has(LIST)) return () => true;
  const list: unknown = JSON.parse(await readFile(join(root, LIST), 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${LIST} is not a list of addresses`);
  const pages = new Set(list.map(String));
  return (path) => pages.has(path.toLowerCase().replace(/(?<=.)\/$/, ''));
}
