import { zipSync } from 'fflate';
import type { ZipSource } from './open-zip.ts';

/** A zip in memory, read as an import reads one that was sent: by places. */
export function zipSource(files: Readonly<Record<string, Uint8Array>>): ZipSource {
  const zip = zipSync(files, { level: 1 });
  return {
    size: zip.length,
    async *read(start, end) {
      yield zip.subarray(start, end);
    },
  };
}
