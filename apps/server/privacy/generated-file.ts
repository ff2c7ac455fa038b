import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ServerKeeps } from './server-keeps.ts';

/** Where the privacy page finds what the server keeps: it needs no call, no account and no network. */
export const GENERATED = fileURLToPath(new URL('../../web/src/features/privacy/server-keeps.gen.ts', import.meta.url));

const HEAD = `// Written by \`npm run privacy\` from the events and tables of the modules. Not to be changed by hand.
import type { ServerKeeps } from './kept-data.ts';

export const SERVER_KEEPS: ServerKeeps = `;
const CHANGED = /"changed": "(\d{4}-\d{2}-\d{2})"/;

/** The text of the file as it is, or undefined when there is none. */
export const readGenerated = (): Promise<string | undefined> =>
  readFile(GENERATED, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The text it should have. The day of the last change stays what it was as long as nothing else changed. */
export function generatedText(keeps: ServerKeeps, before: string | undefined, today: string): string {
  const textOf = (changed: string) => `${HEAD}${JSON.stringify({ changed, ...keeps }, null, 1)};\n`;
  const known = before?.match(CHANGED)?.[1];
  return known !== undefined && textOf(known) === before ? before : textOf(today);
}
