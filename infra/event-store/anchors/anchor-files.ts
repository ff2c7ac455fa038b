import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AnchorLine, Anchors, Mark } from '@wonderlings/kernel';
import { anchorName } from '@wonderlings/kernel';
import { lineOf } from './anchor-text.ts';

const FILE = /^anchors-\d{4}-\d{2}-\d{2}\.jsonl$/;
const fileOf = (at: string): string => `anchors-${at.slice(0, 10)}.jsonl`;

/**
 * Files of a day each, one line a mark, only ever appended to, the newest alone: of a clock that is set back, or is behind that of
 * another process, a line stands with those of a later day. In a file of its own day it would stand before the line that it follows.
 */
export interface AnchorFiles extends Anchors {
  append(at: string, text: string): Promise<void>;
  /** The texts of all lines, the oldest first. */
  texts(): AsyncIterable<string>;
  lastText(): Promise<string | undefined>;
}

/** What is kept of the log in a folder; a folder that is not there holds nothing yet. */
export function anchorFiles(folder: string): AnchorFiles {
  async function files(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => FILE.test(name)).sort();
  }

  async function* textsOf(name: string): AsyncGenerator<string> {
    const lines = createInterface({ input: createReadStream(join(folder, name)), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line !== '') yield line;
  }

  async function* texts(): AsyncGenerator<string> {
    for (const name of await files()) yield* textsOf(name);
  }

  async function* all(): AsyncGenerator<AnchorLine> {
    let before: string | undefined;
    let isWhole = true;
    for await (const text of texts()) {
      const line = lineOf(text, before);
      before = text;
      // What follows a line that cannot be read has lost one before it.
      if (line) yield isWhole ? line : { ...line, follows: false };
      isWhole = line !== undefined;
    }
  }

  return {
    texts,
    all,

    async lastText() {
      let last: string | undefined;
      for (const name of (await files()).reverse()) {
        for await (const text of textsOf(name)) last = text;
        if (last !== undefined) return last;
      }
      return last;
    },

    async append(at, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = [fileOf(at), ...(await files())].toSorted().at(-1) ?? fileOf(at);
      const file = await open(join(folder, name), 'a+', 0o600);
      try {
        // A line that a crash has cut off stays, as the broken line it is.
        const { size } = await file.stat();
        const end = Buffer.alloc(1);
        const isCut = size > 0 && (await file.read(end, 0, 1, size - 1)).bytesRead === 1 && end.toString() !== '\n';
        await file.appendFile(`${isCut ? '\n' : ''}${text}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    async of(stream) {
      const name = anchorName(stream);
      const marks: Mark[] = [];
      const gaps: string[] = [];
      for await (const { at, heads, follows } of all()) {
        const head = Object.hasOwn(heads, name) ? heads[name] : undefined;
        if (head) marks.push({ at, revision: head[0], hash: head[1] });
        if (!follows) gaps.push(at);
      }
      return { marks, gaps };
    },
  };
}
