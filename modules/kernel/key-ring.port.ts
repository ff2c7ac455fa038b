/** Where the children's data keys (32 bytes, AES-256) come from. */
export interface KeyRing {
  /** One entry an id that was asked for; null when the key is destroyed or never was. */
  keysOf(childIds: readonly string[]): Promise<ReadonlyMap<string, Uint8Array | null>>;
}
