import { join } from 'node:path';
import type { LogSource } from '@wonderlings/event-store';
import { eventOf, linesOf } from './event-lines.ts';
import { eventsIn, type LogManifest, logFolder } from './manifests.ts';
import { rowsOf } from './part-file.ts';

/** A log as its backup has it, at the positions that it had. @throws Error that names the file, for one with a line that is no event */
export function backedUpLog(from: string, { segments }: LogManifest): LogSource {
  return {
    count: async () => eventsIn(segments),
    async *events(after) {
      const isAfter = (position: string) => after === null || BigInt(position) > BigInt(after);
      for (const { file, columns, upTo } of segments) {
        if (!isAfter(upTo)) continue;
        const path = join(logFolder(from), file);
        for await (const line of linesOf(rowsOf(path))) {
          const event = eventOf(line, columns, path);
          if (isAfter(event.position)) yield event;
        }
      }
    },
  };
}
