import { chainHash, GENESIS_HASH, type StoredEvent } from '@wonderlings/kernel';

/** Where the log is not what was appended to it. */
export type BrokenLink = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'>;

/** Ends a verification: what comes after a changed event proves nothing. */
export class ChainBroken extends Error {
  override readonly name = 'ChainBroken';
  readonly link: BrokenLink;

  constructor({ id, type, stream, revision, position }: BrokenLink) {
    super(`The hash chain of ${stream} breaks at event ${id}`);
    this.link = { id, type, stream, revision, position };
  }
}

/** Follows the hash chain of every stream as the log passes by, once. */
export class ChainCheck {
  readonly #last = new Map<string, string>();
  #position: string | null = null;

  /** The last event seen. */
  get position(): string | null {
    return this.#position;
  }

  /** @throws ChainBroken */
  see(page: readonly StoredEvent[]): void {
    for (const event of page) {
      const previous = this.#last.get(event.stream) ?? GENESIS_HASH;
      const isSound = event.previousHash === previous && chainHash(previous, event, event.data) === event.hash;
      if (!isSound) throw new ChainBroken(event);
      this.#last.set(event.stream, event.hash);
      this.#position = event.position;
    }
  }
}
