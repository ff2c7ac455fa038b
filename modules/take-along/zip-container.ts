import { Zip, type ZipInputFile } from 'fflate';

/** A file of the zip, compressed already. */
export interface PackedFile {
  readonly path: string;
  /** Of its bytes before they were compressed. */
  readonly crc: number;
  readonly size: number;
  /** Raw deflate, each piece ended at a whole byte (a sync flush) and none of them final. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

const DEFLATE = 8;
/** An empty final block: what ends a deflate stream that was flushed. */
const DEFLATE_END = Uint8Array.of(0x03, 0x00);

/** The bytes of a zip with these files, in order; memory holds a piece at a time. */
export async function* zipped(files: readonly PackedFile[], mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { path, crc, size, pieces } of files) {
    const entry: ZipInputFile = { filename: path, crc, size, compression: DEFLATE, mtime };
    zip.add(entry);
    for await (const piece of pieces()) {
      // None of ours lies in shared memory, which is what the type leaves open.
      entry.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false);
      yield* ready.splice(0);
    }
    entry.ondata?.(null, DEFLATE_END, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** The same bytes in pieces of one size; only the last may be smaller. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (let chunk of bytes) {
    while (length + chunk.length >= size) {
      const room = size - length;
      yield joined([...held, chunk.subarray(0, room)], size);
      chunk = chunk.subarray(room);
      held = [];
      length = 0;
    }
    if (chunk.length > 0) held.push(chunk);
    length += chunk.length;
  }
  if (length > 0) yield joined(held, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
