import type { NoteKeys } from './note-keys.ts';

/**
 * A child's data key: 32 bytes, AES-256. `notes`: the keys of what the child wrote, one an event; a child of before they were there
 * has none until the next start of a server, and what it writes is sealed with its one key.
 */
export type ChildKey = Uint8Array & { readonly notes?: NoteKeys };

/** Where the children's data keys come from. */
export interface KeyRing {
  /** One entry an id that was asked for; null when the key is destroyed or never was. */
  keysOf(childIds: readonly string[]): Promise<ReadonlyMap<string, ChildKey | null>>;
}
