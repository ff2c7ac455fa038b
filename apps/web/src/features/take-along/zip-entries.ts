/**
 * Puts a file into a zip, or takes one out, without unpacking anything else: what a device holds is added and left away here, so that it
 * is on no server. For zips as "Take along" makes them: below 4 GB, in one part.
 */

/** Bytes of the fixed part of each record (APPNOTE 4.3). */
const END = { size: 22, signature: 0x06054b50, mostComment: 65_535 } as const;
const CENTRAL = { size: 46, signature: 0x02014b50 } as const;
const LOCAL = { size: 30, signature: 0x04034b50 } as const;
/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;

interface Entry {
  readonly name: string;
  /** Its record in the directory, name and all. */
  readonly record: Uint8Array<ArrayBuffer>;
  readonly method: number;
  readonly compressedSize: number;
  /** Where its local header begins. */
  readonly offset: number;
}

interface Directory {
  readonly entries: readonly Entry[];
  /** Where it begins. */
  readonly offset: number;
}

/** The file is no zip that we can read. */
export class NoZip extends Error {
  override readonly name = 'NoZip';
}

/** The same zip with one more file at its end. */
export async function withEntry(zip: Blob, name: string, content: Blob): Promise<Blob> {
  const { entries, offset } = await directoryOf(zip);
  const bytes = new Uint8Array(await content.arrayBuffer());
  const path = new TextEncoder().encode(name);
  // Both records have these fields in this order: flags, method, time and date, crc, sizes, length of the name.
  const fields = (at: number, record: DataView) => {
    record.setUint16(at, UTF8, true);
    record.setUint32(at + 8, crcOf(bytes), true);
    record.setUint32(at + 12, bytes.length, true);
    record.setUint32(at + 16, bytes.length, true);
    record.setUint16(at + 20, path.length, true);
    // 1980-01-01: the first day that a zip knows.
    record.setUint16(at + 6, 0x0021, true);
  };
  const local = new DataView(new ArrayBuffer(LOCAL.size));
  local.setUint32(0, LOCAL.signature, true);
  local.setUint16(4, VERSION, true);
  fields(6, local);
  const central = new DataView(new ArrayBuffer(CENTRAL.size));
  central.setUint32(0, CENTRAL.signature, true);
  central.setUint16(4, VERSION, true);
  central.setUint16(6, VERSION, true);
  fields(8, central);
  central.setUint32(42, offset, true);
  const records = [...entries.map(({ record }) => record), joined(new Uint8Array(central.buffer), path)];
  return zipOf(
    [zip.slice(0, offset), local.buffer, path, bytes],
    offset + LOCAL.size + path.length + bytes.length,
    records,
  );
}

/** The same zip without that file; itself when it has none. */
export async function withoutEntry(zip: Blob, name: string): Promise<Blob> {
  const { entries, offset: end } = await directoryOf(zip);
  if (!entries.some((entry) => entry.name === name)) return zip;
  const ordered = entries.toSorted((one, other) => one.offset - other.offset);
  const parts: Blob[] = [];
  const records: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  ordered.forEach((entry, index) => {
    if (entry.name === name) return;
    const next = ordered[index + 1]?.offset ?? end;
    parts.push(zip.slice(entry.offset, next));
    const record = entry.record.slice();
    new DataView(record.buffer).setUint32(42, at, true);
    records.push(record);
    at += next - entry.offset;
  });
  return zipOf(parts, at, records);
}

/** What {@link withEntry} put in; null when there is nothing of that name, or another program has packed it. */
export async function entryOf(zip: Blob, name: string): Promise<Blob | null> {
  const entry = (await directoryOf(zip)).entries.find((one) => one.name === name);
  if (entry?.method !== 0) return null;
  const local = await viewOf(zip, entry.offset, LOCAL.size);
  const start = entry.offset + LOCAL.size + local.getUint16(26, true) + local.getUint16(28, true);
  return zip.slice(start, start + entry.compressedSize);
}

function zipOf(parts: readonly BlobPart[], offset: number, records: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const end = new DataView(new ArrayBuffer(END.size));
  end.setUint32(0, END.signature, true);
  end.setUint16(8, records.length, true);
  end.setUint16(10, records.length, true);
  end.setUint32(
    12,
    records.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...records, end.buffer], { type: 'application/zip' });
}

/** @throws NoZip */
async function directoryOf(zip: Blob): Promise<Directory> {
  const tailAt = Math.max(0, zip.size - END.size - END.mostComment);
  const tail = await viewOf(zip, tailAt, zip.size - tailAt);
  let at = tail.byteLength - END.size;
  while (at >= 0 && tail.getUint32(at, true) !== END.signature) at -= 1;
  if (at < 0) throw new NoZip();
  const [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
  if (offset + size > zip.size) throw new NoZip();
  const directory = await viewOf(zip, offset, size);
  return { entries: entriesIn(directory, tail.getUint16(at + 10, true)), offset };
}

function entriesIn(directory: DataView<ArrayBuffer>, count: number): readonly Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL.size > directory.byteLength || directory.getUint32(at, true) !== CENTRAL.signature)
      throw new NoZip();
    const nameLength = directory.getUint16(at + 28, true);
    const size = CENTRAL.size + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (at + size > directory.byteLength) throw new NoZip();
    const record = new Uint8Array(directory.buffer.slice(at, at + size));
    entries.push({
      name: new TextDecoder().decode(record.subarray(CENTRAL.size, CENTRAL.size + nameLength)),
      record,
      method: directory.getUint16(at + 10, true),
      compressedSize: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += size;
  }
  return entries;
}

async function viewOf(zip: Blob, at: number, size: number): Promise<DataView<ArrayBuffer>> {
  const bytes = await zip.slice(at, at + size).arrayBuffer();
  if (bytes.byteLength < size) throw new NoZip();
  return new DataView(bytes);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** CRC-32 as zips use it (APPNOTE 4.4.7). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
