import type { Page } from 'playwright-core';

const SHORT = 3;
const ASCII = 2;
const LONG = 4;
const RATIONAL = 5;
/** Hold it a quarter turn to the right, as a phone in portrait writes it. */
const TURNED = 6;

/** 48° 51' 29.6" N, 2° 17' 40.2" E, as EXIF has it: three fractions each. */
const LATITUDE = [48, 1, 51, 1, 296, 10];
const LONGITUDE = [2, 1, 17, 1, 402, 10];

/** A JPEG as a phone takes it: large, turned, and with the place in its EXIF. `width` x `height` are those of the sensor. */
export async function gpsPhoto(page: Page, { width = 2000, height = 1500 } = {}): Promise<Buffer> {
  const dataUrl = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    canvas.height = ${height};
    const pen = canvas.getContext('2d');
    for (let x = 0; x < ${width}; x += 20) for (let y = 0; y < ${height}; y += 20) {
      pen.fillStyle = 'hsl(' + (x * 7 + y * 13) % 360 + ' 70% 60%)';
      pen.fillRect(x, y, 20, 20);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  })()`);
  const plain = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  // After SOI (FF D8): APP1.
  return Buffer.concat([plain.subarray(0, 2), app1(), plain.subarray(2)]);
}

/** The bytes of the place: with them it is known where the photo was taken. */
export const placeBytes: readonly Buffer[] = [Buffer.from('Exif\0\0', 'latin1'), longs(LATITUDE), longs(LONGITUDE)];

function app1(): Buffer {
  const firstDirectory = 8;
  const gpsDirectory = firstDirectory + directorySize(2);
  const latitude = gpsDirectory + directorySize(4);
  const tiff = Buffer.concat([
    Buffer.from('II*\0', 'latin1'),
    longs([firstDirectory]),
    directory([entry(0x0112, SHORT, 1, TURNED), entry(0x8825, LONG, 1, gpsDirectory)]),
    directory([
      entry(0x0001, ASCII, 2, 'N'.charCodeAt(0)),
      entry(0x0002, RATIONAL, 3, latitude),
      entry(0x0003, ASCII, 2, 'E'.charCodeAt(0)),
      entry(0x0004, RATIONAL, 3, latitude + longs(LATITUDE).length),
    ]),
    longs(LATITUDE),
    longs(LONGITUDE),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const directorySize = (entries: number) => 2 + entries * 12 + 4;

function directory(entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
