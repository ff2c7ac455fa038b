import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What a file of a backup is known by. */
export interface WrittenPart {
  readonly bytes: number;
  /** Of the file as it lies on the disk. */
  readonly sha256: string;
  readonly rows: number;
}

/** AES-256-GCM; the context binds a file to its backup and table. One key seals few files, each under a random nonce. */
export interface PartSeal {
  readonly key: Uint8Array;
  readonly context: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NEWLINE = 0x0a;
/** The log is ciphertext in hex: the first step of compression halves it, and the others only take time. */
const COMPRESSION = { level: 1 };

/** Writes rows as Postgres copies them, a line each; the file has its name only when all of it is on the disk. */
export async function writePart(path: string, rows: Readable, seal?: PartSeal): Promise<WrittenPart> {
  const digest = createHash('sha256');
  const count = { rows: 0, bytes: 0 };
  const unfinished = `${path}.unfinished`;
  await pipeline(
    rows,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count.rows += 1;
        yield chunk;
      }
    },
    createGzip(COMPRESSION),
    (chunks: AsyncIterable<Buffer>) => (seal ? sealed(chunks, seal) : chunks),
    async function* digested(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        count.bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  await synced(unfinished);
  await rename(unfinished, path);
  return { ...count, sha256: digest.digest('hex') };
}

/** Until it is on the disk, and not only on its way there. */
export async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* sealed(chunks: AsyncIterable<Buffer>, { key, context }: PartSeal): AsyncGenerator<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  yield nonce;
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* unsealed(path: string, { key, context }: PartSeal): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const bytesAt = async (start: number, length: number): Promise<Buffer> => {
    const chunks = await Readable.from(createReadStream(path, { start, end: start + length - 1 })).toArray();
    return Buffer.concat(chunks);
  };
  const decipher = createDecipheriv('aes-256-gcm', key, await bytesAt(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(await bytesAt(size - TAG_BYTES, TAG_BYTES));
  for await (const chunk of createReadStream(path, { start: NONCE_BYTES, end: size - TAG_BYTES - 1 })) {
    yield decipher.update(chunk);
  }
  yield decipher.final();
}

/** The rows of a part as they were copied. @throws when the file was changed, or is sealed with another key or for another place */
export async function* rowsOf(path: string, seal?: PartSeal): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const done = pipeline(seal ? Readable.from(unsealed(path, seal)) : createReadStream(path), gunzip);
  // Iterating throws the same error.
  done.catch(() => undefined);
  yield* gunzip;
  await done;
}

/** The SHA-256 of a file as it lies on the disk; null for one that is not there. */
export async function digestOf(path: string): Promise<string | null> {
  const digest = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) digest.update(chunk);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return digest.digest('hex');
}
