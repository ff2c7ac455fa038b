import { createHash } from 'node:crypto';
import {
  ChildErased,
  chainHash,
  checkSeal,
  childOf,
  type EventRegistry,
  type EventStore,
  GENESIS_HASH,
  IntegrityError,
  isSandboxStream,
  type KeyRing,
  type StoredEvent,
} from '@wonderlings/kernel';

/** Where the log is not what was appended to it. */
export type BrokenLink = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'> & {
  /** `chain`: a hash does not fit; `seal`: the hashes fit, but the data does not open with its child's key. */
  readonly breaks: 'chain' | 'seal';
};

/** Ends a verification: what comes after a changed event proves nothing. */
export class LogChanged extends Error {
  override readonly name = 'LogChanged';
  readonly link: BrokenLink;

  constructor({ id, type, stream, revision, position }: StoredEvent, breaks: BrokenLink['breaks']) {
    super(`The log was changed at event ${id} of ${stream}`);
    this.link = { id, type, stream, revision, position, breaks };
  }
}

/**
 * The children's log up to a position, in 64 hexadecimal digits: SHA-256 over the hashes of its events, in their order. Kept where
 * nobody reaches who can write to the log, it shows later whether that much of it is still there, unchanged. Sandboxes are no part
 * of it, so that a sweep changes no anchor.
 */
export interface Anchor {
  readonly position: string;
  readonly digest: string;
}

interface LogCheckOptions {
  readonly keys: KeyRing;
  readonly registry: EventRegistry;
  /** Kept from an earlier verification. */
  readonly anchor?: Anchor | undefined;
}

/** Looks at every event as the log passes by, once: its stream's hash chain, its seal, and the digest of all. */
export class LogCheck {
  readonly #options: LogCheckOptions;
  readonly #last = new Map<string, string>();
  readonly #digest = createHash('sha256');
  #position: string | null = null;
  /** The last event seen that anchors cover. */
  #anchored: string | null = null;
  /** Streams without a key and, so far, without an erasure. */
  readonly #lost = new Set<string>();
  #unsealable = 0;
  #anchorHolds = false;

  constructor(options: LogCheckOptions) {
    this.#options = options;
  }

  /** The last event seen. */
  get position(): string | null {
    return this.#position;
  }

  /** What to keep of this log; null while no child has an event. */
  get anchor(): Anchor | null {
    return this.#anchored === null ? null : { position: this.#anchored, digest: this.#digestSoFar() };
  }

  /** Whether the log that has passed holds the anchor that was given. */
  get anchorHolds(): boolean {
    return this.#anchorHolds;
  }

  /** Events of children whose key is gone: nothing but hashes speaks for them. */
  get unsealable(): number {
    return this.#unsealable;
  }

  /** Streams whose key is gone although no erasure says so; one may be on its way, which is why the store is asked again. */
  async lostKeys(store: Pick<EventStore, 'readStream'>): Promise<readonly string[]> {
    const streams: string[] = [];
    for (const stream of this.#lost) {
      const events = await store.readStream(stream);
      if (!events.some(({ type }) => type === ChildErased.type)) streams.push(stream);
    }
    return streams;
  }

  /** @throws LogChanged */
  async see(page: readonly StoredEvent[]): Promise<void> {
    const children = new Set(page.map(({ stream }) => childOf(stream)));
    const keys = await this.#options.keys.keysOf([...children]);
    for (const event of page) {
      this.#checkChain(event);
      this.#checkSeal(event, keys.get(childOf(event.stream)) ?? null);
      this.#position = event.position;
      if (isSandboxStream(event.stream)) continue;
      this.#digest.update(event.hash);
      this.#anchored = event.position;
      const { anchor } = this.#options;
      if (anchor?.position === event.position) this.#anchorHolds = anchor.digest === this.#digestSoFar();
    }
  }

  #digestSoFar(): string {
    return this.#digest.copy().digest('hex');
  }

  #checkChain(event: StoredEvent): void {
    const previous = this.#last.get(event.stream) ?? GENESIS_HASH;
    const isSound = event.previousHash === previous && chainHash(previous, event, event.data) === event.hash;
    if (!isSound) throw new LogChanged(event, 'chain');
    this.#last.set(event.stream, event.hash);
  }

  #checkSeal(event: StoredEvent, key: Uint8Array | null): void {
    try {
      const found = checkSeal(event, key, this.#options.registry);
      if (event.type === ChildErased.type) this.#lost.delete(event.stream);
      if (found !== 'keyless') return;
      this.#unsealable += 1;
      this.#lost.add(event.stream);
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      throw new LogChanged(event, 'seal');
    }
  }
}
