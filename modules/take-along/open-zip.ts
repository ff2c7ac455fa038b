import { Readable } from 'node:stream';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { PROOF } from './proof-files.ts';
import { ImportProblem } from './read-history.ts';

/** Where the bytes of a zip are. */
export interface ZipSource {
  readonly size: number;
  /** From `start` to `end`, the end left out. */
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

/** What of an export is needed to bring it in. */
export interface OpenedZip {
  readonly key: string;
  readonly lines: AsyncIterable<string>;
}

const OPTIONS: Options = { lazyEntries: true, autoClose: false };
/** Of a line of events: an act of 256 kB, sealed and in base64. */
const LONGEST_LINE = 1_000_000;
/** A key is 150 bytes and one line; each note that was erased adds at most 1,500 for those around it. */
const LONGEST_KEY = LONGEST_LINE;
/** What a small package could be unpacked to. */
const MOST_UNPACKED = 4_000_000_000;
const MOST_FILES = 1_000;

/** @throws ImportProblem when it is no file of "Take along" */
export async function openZip(source: ZipSource): Promise<OpenedZip> {
  const zip = await opened(source);
  const { key, events } = await namedEntries(zip);
  if (!key || !events || key.uncompressedSize > LONGEST_KEY || events.uncompressedSize > MOST_UNPACKED) {
    throw new ImportProblem('not-ours');
  }
  let text = '';
  for await (const line of linesOf(zip, key)) text += line;
  return { key: text, lines: linesOf(zip, events) };
}

function opened(source: ZipSource): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(new SourceReader(source), source.size, OPTIONS, (error, zip) => {
      if (error) reject(new ImportProblem('not-ours'));
      else resolve(zip);
    });
  });
}

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ZipSource;

  constructor(source: ZipSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#source.read(start, end), { objectMode: false });
  }
}

/** In the folder that it was made in, or below another one: some programs pack a folder with its name. */
const isNamed = (entry: Entry, path: string): boolean => entry.fileName === path || entry.fileName.endsWith(`/${path}`);

function namedEntries(zip: ZipFile): Promise<{ readonly key?: Entry; readonly events?: Entry }> {
  return new Promise((resolve, reject) => {
    const found: { key?: Entry; events?: Entry } = {};
    if (zip.entryCount > MOST_FILES) return reject(new ImportProblem('not-ours'));
    zip.on('entry', (entry: Entry) => {
      if (isNamed(entry, PROOF.key)) found.key ??= entry;
      if (isNamed(entry, PROOF.events)) found.events ??= entry;
      zip.readEntry();
    });
    zip.once('end', () => resolve(found));
    zip.once('error', () => reject(new ImportProblem('not-ours')));
    zip.readEntry();
  });
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** @throws ImportProblem for what cannot be unpacked, or is longer than any line of ours */
async function* linesOf(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const chunk of await streamOf(zip, entry)) {
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new ImportProblem('changed');
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem('changed');
  }
  if (rest !== '') yield rest;
}
