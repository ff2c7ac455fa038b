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

/** @throws ImportProblem when it is no file of "Take along", and what the source throws */
export async function openZip(source: ZipSource): Promise<OpenedZip> {
  const reader = new SourceReader(source);
  const zip = await opened(reader, source.size);
  const { key, events } = await namedEntries(zip, reader);
  if (!key || !events || key.uncompressedSize > LONGEST_KEY || events.uncompressedSize > MOST_UNPACKED) {
    throw new ImportProblem('not-ours');
  }
  let text = '';
  for await (const line of linesOf(zip, key, reader)) text += line;
  return { key: text, lines: linesOf(zip, events, reader) };
}

function opened(reader: SourceReader, size: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(reader, size, OPTIONS, (error, zip) => {
      if (error) reject(reader.problem('not-ours'));
      else resolve(zip);
    });
  });
}

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ZipSource;
  #failure: unknown;

  constructor(source: ZipSource) {
    super();
    this.#source = source;
  }

  /** Why reading ended: the file's own fault, unless its bytes could not be had. */
  problem(ofFile: ImportProblem['problem']): unknown {
    return this.#failure ?? new ImportProblem(ofFile);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#source.read(start, end);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }
}

/** In the folder that it was made in, or below another one: some programs pack a folder with its name. */
const isNamed = (entry: Entry, path: string): boolean => entry.fileName === path || entry.fileName.endsWith(`/${path}`);

function namedEntries(zip: ZipFile, reader: SourceReader): Promise<{ readonly key?: Entry; readonly events?: Entry }> {
  return new Promise((resolve, reject) => {
    const found: { key?: Entry; events?: Entry } = {};
    if (zip.entryCount > MOST_FILES) return reject(new ImportProblem('not-ours'));
    zip.on('entry', (entry: Entry) => {
      if (isNamed(entry, PROOF.key)) found.key ??= entry;
      if (isNamed(entry, PROOF.events)) found.events ??= entry;
      zip.readEntry();
    });
    zip.once('end', () => resolve(found));
    zip.once('error', () => reject(reader.problem('not-ours')));
    zip.readEntry();
  });
}

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** @throws ImportProblem for what cannot be unpacked, or is longer than any line of ours; what the source throws */
async function* linesOf(zip: ZipFile, entry: Entry, reader: SourceReader): AsyncGenerator<string> {
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
    throw reader.problem('changed');
  }
  if (rest !== '') yield rest;
}
