import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { entryOf, NoZip, withEntry, withoutEntry } from './zip-entries.ts';

const FILES = { 'history.json': strToU8('{"a":1}'.repeat(100)), 'proof/key.json': strToU8('{}') };
const zip = new Blob([zipSync(FILES) as Uint8Array<ArrayBuffer>]);
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const device = new Blob(['{"nights":["ü"]}']);

describe('a file in a zip', () => {
  it('is put in beside the others, and read again by any program', async () => {
    const more = await withEntry(zip, 'device.json', device);
    expect(unzipSync(await bytesOf(more))).toEqual({ ...FILES, 'device.json': await bytesOf(device) });
    expect(await (await entryOf(more, 'device.json'))?.text()).toBe(await device.text());
  });

  it('is taken out, wherever it stands, and the others stay', async () => {
    const more = await withEntry(zip, 'device.json', device);
    expect(unzipSync(await bytesOf(await withoutEntry(more, 'device.json')))).toEqual(FILES);
    const last = { 'proof/key.json': FILES['proof/key.json'] };
    expect(unzipSync(await bytesOf(await withoutEntry(zip, 'history.json')))).toEqual(last);
    expect(await withoutEntry(zip, 'device.json')).toBe(zip);
    expect(await entryOf(zip, 'device.json')).toBeNull();
  });

  it('is looked for in zips only', async () => {
    await expect(withoutEntry(new Blob(['hello']), 'x')).rejects.toThrow(NoZip);
    await expect(withEntry(new Blob([await bytesOf(zip.slice(5))]), 'x', device)).rejects.toThrow(NoZip);
  });
});
