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
import { KeyFilter } from '../replay/key-filter.ts';
import type { AnchorCheck } from './anchor-check.ts';

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
 * The children's log up to a position, in 64 hexadecimal digits: SHA-256 over the hashes of its events, in their order. Kept out
 * of reach of those who can write to the log, it shows later whether that much of it is still there, unchanged. Sandboxes are no part
 * of it, so that a sweep changes no anchor.
 */
export interface Anchor {
  readonly position: string;
  readonly digest: string;
}

interface LogCheckOptions {
  readonly store: Pick<EventStore, 'readStream' | 'comparePositions'>;
  readonly keys: KeyRing;
  readonly registry: EventRegistry;
  /** Kept from an earlier verification. */
  readonly anchor?: Anchor | undefined;
  /** Sees each event, too. */
  readonly lines?: AnchorCheck | undefined;
  /** How many streams are kept in mind; of any other the store is asked. */
  readonly streams?: number;
}

/** About 250 bytes each: a stream's name, and the hash of the last event seen of it. */
const STREAMS = 20_000;
/** Of streams that lost their key the first ones are named. */
const MOST_NAMED_LOST = 100;
const ERASURE_PAGE = 500;

interface SeenStream {
  /** Of its last event. */
  hash: string;
  /** It has no key, and was looked at for the reason. */
  keyless: boolean;
}

/**
 * Looks at every event as the log passes by, once: its stream's hash chain, its seal, and the digest of all. Its memory does not grow
 * with the log: what it no longer has in mind of a stream it reads again.
 */
export class LogCheck {
  readonly #options: LogCheckOptions;
  /** Those of late, the latest last. */
  readonly #streams = new Map<string, SeenStream>();
  /** All there were: what it says was never seen has no event before. */
  readonly #everSeen = new KeyFilter();
  readonly #digest = createHash('sha256');
  #position: string | null = null;
  /** The last event seen that anchors cover. */
  #anchored: string | null = null;
  readonly #lost = new Set<string>();
  #hasMoreLost = false;
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

  /** Streams whose key is gone although no erasure says so, the first {@link MOST_NAMED_LOST}. */
  get lostKeys(): readonly string[] {
    return [...this.#lost];
  }

  /** There are others than those that are named. */
  get hasMoreLostKeys(): boolean {
    return this.#hasMoreLost;
  }

  /** How many streams are in mind. */
  get remembered(): number {
    return this.#streams.size;
  }

  /** @throws LogChanged */
  async see(page: readonly StoredEvent[]): Promise<void> {
    const children = new Set(page.map(({ stream }) => childOf(stream)));
    const keys = await this.#options.keys.keysOf([...children]);
    const streams = await this.#recall(page);
    for (const event of page) {
      // It was recalled with the page.
      const seen = streams.get(event.stream) as SeenStream;
      checkChain(event, seen);
      if (!this.#isSealed(event, keys.get(childOf(event.stream)) ?? null)) await this.#account(event, seen);
      this.#position = event.position;
      await this.#options.lines?.see(event);
      if (isSandboxStream(event.stream)) continue;
      this.#digest.update(event.hash);
      this.#anchored = event.position;
      const { anchor } = this.#options;
      if (anchor?.position === event.position) this.#anchorHolds = anchor.digest === this.#digestSoFar();
    }
    this.#remember(streams);
  }

  #digestSoFar(): string {
    return this.#digest.copy().digest('hex');
  }

  /** Where each stream of the page is before it. */
  async #recall(page: readonly StoredEvent[]): Promise<ReadonlyMap<string, SeenStream>> {
    const firsts = new Map<string, StoredEvent>();
    for (const event of page) if (!firsts.has(event.stream)) firsts.set(event.stream, event);
    const recalled = [...firsts].map(async ([stream, first]): Promise<[string, SeenStream]> => {
      const known = this.#streams.get(stream);
      return [stream, known ?? { hash: await this.#hashBefore(first), keyless: false }];
    });
    return new Map(await Promise.all(recalled));
  }

  /**
   * The hash of the event before it, which must have passed here. Asks for the event itself, too: of two of one revision, one is
   * not what the store knows by it.
   */
  async #hashBefore(event: StoredEvent): Promise<string> {
    const { stream, revision, position } = event;
    const { store } = this.#options;
    if (!this.#everSeen.mayHave(stream)) return GENESIS_HASH;
    const events = await store.readStream(stream, revision === 0 ? { limit: 1 } : { from: revision - 1, limit: 2 });
    const before = revision === 0 ? undefined : events[0];
    const isItself = events.at(-1)?.position === position;
    const hasPassed = !before || store.comparePositions(before.position, position) < 0;
    if (!isItself || !hasPassed) throw new LogChanged(event, 'chain');
    return before?.hash ?? GENESIS_HASH;
  }

  #remember(streams: ReadonlyMap<string, SeenStream>): void {
    for (const [stream, seen] of streams) {
      this.#streams.delete(stream);
      this.#streams.set(stream, seen);
      this.#everSeen.add(stream);
    }
    const most = this.#options.streams ?? STREAMS;
    for (const stream of this.#streams.keys()) {
      if (this.#streams.size <= most) break;
      this.#streams.delete(stream);
    }
  }

  #isSealed(event: StoredEvent, key: Uint8Array | null): boolean {
    try {
      return checkSeal(event, key, this.#options.registry) !== 'keyless';
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      throw new LogChanged(event, 'seal');
    }
  }

  /** A key is destroyed after the erasure is in the log: one that is gone has its reason there, or was lost. */
  async #account(event: StoredEvent, seen: SeenStream): Promise<void> {
    this.#unsealable += 1;
    if (seen.keyless) return;
    seen.keyless = true;
    const { stream } = event;
    if (this.#lost.has(stream) || (await this.#isErased(stream, event.revision))) return;
    if (this.#lost.size < MOST_NAMED_LOST) this.#lost.add(stream);
    else this.#hasMoreLost = true;
  }

  async #isErased(stream: string, revision: number): Promise<boolean> {
    for (let from = revision; ; from += ERASURE_PAGE) {
      const events = await this.#options.store.readStream(stream, { from, limit: ERASURE_PAGE });
      if (events.some(({ type }) => type === ChildErased.type)) return true;
      if (events.length < ERASURE_PAGE) return false;
    }
  }
}

function checkChain(event: StoredEvent, seen: SeenStream): void {
  const isSound = event.previousHash === seen.hash && chainHash(seen.hash, event, event.data) === event.hash;
  if (!isSound) throw new LogChanged(event, 'chain');
  seen.hash = event.hash;
}
