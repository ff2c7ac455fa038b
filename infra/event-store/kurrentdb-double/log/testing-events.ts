import type { ProposedEvent } from './stored-log.ts';

/** An event of which only the id matters. */
export function proposed(id: string, type = 'Saved'): ProposedEvent {
  return { id, type, contentType: 'application/octet-stream', data: Buffer.from(id), customMetadata: new Uint8Array() };
}
