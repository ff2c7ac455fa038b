/**
 * `node scripts/precompress.mjs <folder>`: puts a `.br` and a `.gz` beside every file that shrinks, as small as they get, so
 * that the server never compresses while a client waits.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.ico']);
/** Below this the headers outweigh what is saved. */
const SMALLEST = 512;

const brotli = (/** @type {Buffer} */ content) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
const zip = (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });

const folder = process.argv[2];
if (!folder) throw new Error('Which folder? node scripts/precompress.mjs apps/web/dist');

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
let before = 0;
let after = 0;
for (const file of files) {
  const path = join(file.parentPath, file.name);
  const content = await readFile(path);
  if (content.length < SMALLEST) continue;
  const [small, older] = await Promise.all([brotli(content), zip(content)]);
  before += content.length;
  after += Math.min(content.length, small.length);
  if (small.length < content.length) await writeFile(`${path}.br`, small);
  if (older.length < content.length) await writeFile(`${path}.gz`, older);
}
console.log(
  `precompressed ${files.length} files: ${Math.round(before / 1024)} kB become ${Math.round(after / 1024)} kB`,
);
