import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a word was found: the file, and the form in which it stood there. */
export interface Find {
  readonly file: string;
  readonly word: string;
  readonly form: string;
}

/** The base64 of the word wherever it lies in a longer text: the characters that depend on it alone. */
function base64At(shift: number, word: Buffer): Buffer {
  const encoded = Buffer.concat([Buffer.alloc(shift), word]).toString('base64');
  return Buffer.from(encoded.slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + word.length) * 8) / 6)));
}

function formsOf(word: string): readonly (readonly [form: string, bytes: Buffer])[] {
  const utf8 = Buffer.from(word);
  const hex = utf8.toString('hex');
  return [
    ['utf-8', utf8],
    ['utf-16', Buffer.from(word, 'utf16le')],
    ['hex', Buffer.from(hex)],
    ['HEX', Buffer.from(hex.toUpperCase())],
    ...[0, 1, 2].map((shift) => ['base64', base64At(shift, utf8)] as const),
  ];
}

/** The words that are in the bytes, in whatever form. */
export function wordsIn(file: string, bytes: Buffer, words: readonly string[]): Find[] {
  return words.flatMap((word) =>
    formsOf(word).flatMap(([form, needle]) => (bytes.includes(needle) ? [{ file, word, form }] : [])),
  );
}

/** A file that Postgres has taken away since its folder was read has nothing to be found in. */
const unlessGone = (error: NodeJS.ErrnoException): Buffer => {
  if (error.code !== 'ENOENT') throw error;
  return Buffer.alloc(0);
};

/** Looks into every file below a folder, to its last byte. */
export async function wordsBelow(folder: string, words: readonly string[]): Promise<Find[]> {
  const found: Find[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    found.push(...wordsIn(file, await readFile(file).catch(unlessGone), words));
  }
  return found;
}
