import { type EventRegistry, NewerRelease } from './event.ts';
import type { StoredEvent } from './event-store.port.ts';
import { chainHash, checkSeal, GENESIS_HASH, IntegrityError } from './seal.ts';
import type { Fault, FaultKind } from './stream-fault.ts';

interface StreamCheckOptions {
  /** The stream in its order, a page at a time; asked for again for each fault that has to be explained. */
  readonly pages: () => AsyncIterable<readonly StoredEvent[]>;
  /** Null when it is destroyed: then the hashes alone are checked. */
  readonly key: Uint8Array | null;
  readonly registry: EventRegistry;
  /** Hears of every entry that is where it belongs, with its true number from 0 and its true hash. */
  readonly onSound?: (event: StoredEvent, revision: number, hash: string) => void;
  /** Between pages, with the entries seen so far; what it throws ends the check. */
  readonly onPage?: (seen: number) => Promise<void> | void;
}

/** What a walk along one stream has found. */
export interface StreamFindings {
  /** Entries that are there. */
  readonly entries: number;
  readonly faults: readonly Fault[];
  /** Of the first fault: the hash that its entry has, or that the entry after the gap has. */
  readonly faultHash: string | null;
  /** There are more faults than were looked into. */
  readonly hasMore: boolean;
  /** Entries before the first fault, and when the last of them was saved. */
  readonly soundBefore: number;
  readonly soundUntil: string | null;
  /** Entries after the first fault that are each as they were sealed. */
  readonly soundAfter: number;
}

/** Each asks for the whole stream once more. */
const MOST_FAULTS = 20;
/** How far a number may have been changed, by entries that were put in or taken out, to be recognized. */
const NUMBERS_TRIED = 64;

/** Where a run of entries stopped, and what would follow it. */
interface End {
  readonly hash: string;
  readonly revision: number;
}

/** Other entries of the stream that tell what happened to one. */
interface Related {
  /** Follows what the entry stands after. */
  readonly successor: StoredEvent | undefined;
  /** Follows the entry. */
  readonly follower: StoredEvent | undefined;
  /** The entry follows it. */
  readonly predecessor: StoredEvent | undefined;
  /** The same entry in another place. */
  readonly twin: StoredEvent | undefined;
}

/**
 * Walks along a stream and says by name what is wrong with it. Each entry names the hash of the one before it, so that a broken
 * link can be explained by what else is there: what follows here now, and where does this belong?
 */
class StreamCheck {
  readonly #options: StreamCheckOptions;
  /** The end that the next entry should follow; its hash is null after an entry whose own cannot be known. */
  #hash: string | null = GENESIS_HASH;
  #revision = 0;
  /** Runs that go on further down, since entries were moved. */
  readonly #openEnds = new Map<string, number>();
  /** How far the stored numbers are off; null when the next entry shows it. */
  #shift: number | null = 0;
  /** All hashes from here on were computed anew: only the seals know the true ones. */
  #isRewritten = false;
  /** The entry before did not open, although its hash fits. */
  #isUnopened = false;
  /** With a rewritten chain: an entry that belongs after the next one. */
  #held: StoredEvent | null = null;
  #index = -1;
  #lastAt: string | null = null;
  #sound = 0;
  #faultHash: string | null = null;
  #soundBefore: number | null = null;
  #soundUntil: string | null = null;
  readonly #faults: Fault[] = [];
  #hasMore = false;

  constructor(options: StreamCheckOptions) {
    this.#options = options;
  }

  async run(): Promise<StreamFindings> {
    for await (const page of this.#options.pages()) {
      for (const event of page) {
        this.#index += 1;
        if (!this.#hasMore) await this.#see(event);
      }
      await this.#options.onPage?.(this.#index + 1);
    }
    const soundBefore = this.#soundBefore ?? this.#sound;
    return {
      entries: this.#index + 1,
      faults: this.#faults,
      faultHash: this.#faultHash,
      hasMore: this.#hasMore,
      soundBefore,
      soundUntil: this.#soundBefore === null ? this.#lastAt : this.#soundUntil,
      soundAfter: this.#sound - soundBefore,
    };
  }

  /** One that does not open, and all that rest on its hash: they are told of once. */
  #passUnopened(event: StoredEvent): void {
    this.#isUnopened = true;
    this.#goOn({ hash: event.hash, revision: this.#revision + 1 });
  }

  async #see(event: StoredEvent): Promise<void> {
    if (this.#isRewritten) return this.#seeRewritten(event);
    if (this.#hash === null) this.#takeUp(event);
    this.#jump(event.previousHash);
    if (event.previousHash !== this.#hash) return this.#explainUnlinked(event);
    if (!fits(event, this.#revision)) return this.#explainFaulty(event, 'altered');
    if (!this.#opens(event, this.#revision)) {
      return this.#isUnopened ? this.#passUnopened(event) : this.#explainFaulty(event, 'unopened');
    }
    const isRenumbered = this.#shift !== null && event.revision !== this.#revision + this.#shift;
    if (isRenumbered) this.#fault('altered', event);
    this.#accept(event);
    if (isRenumbered) this.#shift = null;
  }

  /** After an entry whose hash is not known, the next one says what it was. */
  #takeUp(event: StoredEvent): void {
    const own = this.#ownRevision(event) ?? this.#revision;
    if (own > this.#revision) this.#faultOfGap(event, own);
    this.#hash = event.previousHash;
    this.#revision = Math.max(own, this.#revision);
    this.#shift = null;
  }

  /** To where another run of entries goes on, which was named when it began. */
  #jump(previousHash: string): void {
    const revision = this.#openEnds.get(previousHash);
    if (revision === undefined || previousHash === this.#hash) return;
    this.#openEnds.delete(previousHash);
    this.#leave();
    this.#hash = previousHash;
    this.#revision = revision;
    this.#shift = null;
  }

  #leave(): void {
    if (this.#hash !== null) this.#openEnds.set(this.#hash, this.#revision);
  }

  #accept(event: StoredEvent, hash = event.hash): void {
    this.#isUnopened = false;
    this.#shift = event.revision - this.#revision;
    this.#options.onSound?.(event, this.#revision, hash);
    this.#sound += 1;
    this.#goOn({ hash, revision: this.#revision + 1 });
    this.#lastAt = event.at;
  }

  #goOn({ hash, revision }: { hash: string | null; revision: number }): void {
    this.#hash = hash;
    this.#revision = revision;
  }

  /** It stands after the right entry, and is itself not right. */
  async #explainFaulty(event: StoredEvent, kind: 'altered' | 'unopened'): Promise<void> {
    const { successor, follower } = await this.#relatedTo(event);
    if (successor) return this.#skip('inserted', event);
    // Sealed for this very place, only its hash before is another: it stood here until the chain was rewritten.
    const here: End = { hash: event.previousHash, revision: this.#revision };
    if (follower && this.#isSealedAt(follower, here)) {
      const afterwards = { hash: hashAt(follower, here), revision: here.revision + 1 };
      this.#isRewritten = true;
      if (!this.#isSealedAt(event, afterwards)) return this.#skip('inserted', event);
      this.#held = event;
      return this.#fault('moved', event, { entry: here.revision + 1, other: here.revision + 2 });
    }
    this.#fault(kind, event);
    if (kind === 'unopened') return this.#passUnopened(event);
    this.#goOn({ hash: follower ? event.hash : null, revision: this.#revision + 1 });
    this.#shift = null;
  }

  /** It does not follow what it stands after. */
  async #explainUnlinked(event: StoredEvent): Promise<void> {
    const { successor, predecessor, twin } = await this.#relatedTo(event);
    const own = this.#ownRevision(event, predecessor);
    if (own === undefined) {
      if (successor) return this.#skip('inserted', event);
      this.#fault('altered', event);
      this.#goOn({ hash: null, revision: this.#revision + 1 });
      this.#shift = null;
      return;
    }
    const isForeign = twin || (successor ? !predecessor : own < this.#revision);
    if (isForeign) return this.#skip('inserted', event);
    if (successor) {
      const [entry, other] = [this.#revision, own].sort((a, b) => a - b) as [number, number];
      this.#fault('moved', event, { entry: entry + 1, other: other + 1 });
      this.#leave();
    } else {
      this.#faultOfGap(event, own);
    }
    this.#goOn({ hash: event.hash, revision: own });
    this.#accept(event);
  }

  #seeRewritten(event: StoredEvent): void {
    const here = { hash: this.#hash ?? event.previousHash, revision: this.#revision };
    if (!this.#isSealedAt(event, here)) {
      this.#fault('unopened', event);
      this.#isRewritten = false;
      this.#passUnopened(event);
      return;
    }
    this.#accept(event, hashAt(event, here));
    const held = this.#held;
    this.#held = null;
    // It opened after this very entry when it was held back.
    if (held) this.#accept(held, hashAt(held, { hash: this.#hash ?? '', revision: this.#revision }));
  }

  #skip(kind: FaultKind, event: StoredEvent): void {
    this.#fault(kind, event);
    this.#shift = null;
  }

  #fault(kind: FaultKind, event: StoredEvent, numbers: Pick<Partial<Fault>, 'entry' | 'other' | 'before'> = {}): void {
    if (this.#soundBefore === null) {
      this.#soundBefore = this.#sound;
      this.#soundUntil = this.#lastAt;
      this.#faultHash = event.hash;
    }
    const { entry = this.#revision + 1, other = null, before = null } = numbers;
    const at = kind === 'removed' ? null : event.at;
    this.#faults.push({ kind, entry, other, at, after: this.#lastAt, before });
    this.#hasMore = this.#faults.length >= MOST_FAULTS;
  }

  #faultOfGap(event: StoredEvent, own: number): void {
    this.#fault('removed', event, { entry: this.#revision + 1, other: own, before: event.at });
  }

  /** The number with which its hash fits and its seal opens; undefined when there is none near. */
  #ownRevision(event: StoredEvent, predecessor?: StoredEvent): number | undefined {
    const near = Array.from({ length: NUMBERS_TRIED }, (_, index) => this.#revision + index);
    const around = (revision: number) => [revision, revision - 1, revision + 1, revision + 2, revision - 2];
    const tried = [
      event.revision,
      ...near,
      ...around(event.revision),
      ...(predecessor ? around(predecessor.revision) : []),
    ];
    return tried.find((revision) => revision >= 0 && fits(event, revision) && this.#opens(event, revision));
  }

  /** @throws NewerRelease */
  #opens(event: StoredEvent, revision: number): boolean {
    try {
      checkSeal({ ...event, revision }, this.#options.key, this.#options.registry);
      return true;
    } catch (error) {
      if (error instanceof IntegrityError) return false;
      throw error;
    }
  }

  /** Whether its seal proves that this was its place; one that is plain, or has no key, proves nothing. */
  #isSealedAt(event: StoredEvent, { hash, revision }: End): boolean {
    try {
      const stored = { ...event, previousHash: hash, revision };
      return checkSeal(stored, this.#options.key, this.#options.registry) === 'sealed';
    } catch (error) {
      if (error instanceof IntegrityError || error instanceof NewerRelease) return false;
      throw error;
    }
  }

  async #relatedTo(event: StoredEvent): Promise<Related> {
    const found: { -readonly [Name in keyof Related]: Related[Name] } = {
      successor: undefined,
      follower: undefined,
      predecessor: undefined,
      twin: undefined,
    };
    let index = -1;
    for await (const page of this.#options.pages()) {
      for (const other of page) {
        index += 1;
        if (index === this.#index) continue;
        if (other.previousHash === this.#hash) found.successor ??= other;
        if (other.previousHash === event.hash) found.follower ??= other;
        if (other.hash === event.previousHash) found.predecessor ??= other;
        if (other.hash === event.hash) found.twin ??= other;
      }
    }
    return found;
  }
}

const fits = (event: StoredEvent, revision: number): boolean =>
  hashAt(event, { hash: event.previousHash, revision }) === event.hash;

const hashAt = (event: StoredEvent, { hash, revision }: End): string =>
  chainHash(hash, revision === event.revision ? event : { ...event, revision }, event.data);

/**
 * Checks the order and the seals of one stream, in bounded memory, and names what is wrong.
 * @throws NewerRelease for what only a newer release can check
 */
export function checkStream(options: StreamCheckOptions): Promise<StreamFindings> {
  return new StreamCheck(options).run();
}
