import {
  type Anchors,
  anchorName,
  chainHash,
  checkSeal,
  checkStream,
  childOf,
  type EventStore,
  type Fault,
  GENESIS_HASH,
  IntegrityError,
  MarkCheck,
  type StoredEvent,
  streamPages,
} from '@wonderlings/kernel';
import type { ReadModelParts } from '../read-model-parts.ts';
import { logPages } from '../replay/log-pages.ts';
import type { KeptAnchors } from './anchor-check.ts';

/** A fault of one stream; of a stream that is gone as a whole, what it is called in the anchors. */
export interface StreamFault {
  readonly stream: string;
  readonly fault: Fault | 'gone';
}

/** Each asks for whole streams. */
const MOST_STREAMS = 20;

/**
 * Finds the streams of which a link, a hash or a seal does not fit, while the log passes by. Only for a log that is known to be
 * changed: it keeps the last hash of every stream.
 */
export class BrokenStreams {
  readonly #parts: Pick<ReadModelParts, 'keys' | 'registry'>;
  readonly #last = new Map<string, string>();
  readonly streams = new Set<string>();

  constructor(parts: Pick<ReadModelParts, 'keys' | 'registry'>) {
    this.#parts = parts;
  }

  async see(page: readonly StoredEvent[]): Promise<void> {
    const keys = await this.#parts.keys.keysOf([...new Set(page.map(({ stream }) => childOf(stream)))]);
    for (const event of page) {
      const before = this.#last.get(event.stream) ?? GENESIS_HASH;
      this.#last.set(event.stream, event.hash);
      if (this.streams.has(event.stream) || this.streams.size >= MOST_STREAMS) continue;
      const isSound =
        event.previousHash === before &&
        chainHash(before, event, event.data) === event.hash &&
        this.#isSealed(event, keys.get(childOf(event.stream)) ?? null);
      if (!isSound) this.streams.add(event.stream);
    }
  }

  #isSealed(event: StoredEvent, key: Uint8Array | null): boolean {
    try {
      checkSeal(event, key, this.#parts.registry);
      return true;
    } catch (error) {
      if (error instanceof IntegrityError) return false;
      throw error;
    }
  }
}

interface Suspects {
  readonly anchors: Anchors | undefined;
  readonly kept: KeptAnchors;
  readonly streams?: ReadonlySet<string>;
}

/** Looks into the streams in question, those that differ from the anchors among them, and says what is wrong with each. */
export async function nameFaults(parts: ReadModelParts, { anchors, kept, streams }: Suspects): Promise<StreamFault[]> {
  const wanted = new Set(kept.differing.flatMap(({ names }) => names).slice(0, MOST_STREAMS));
  const named = await streamsNamed(parts.store, wanted);
  const suspects = new Set([...(streams ?? []), ...named.values()]);
  const faults: StreamFault[] = [];
  for (const stream of [...suspects].slice(0, MOST_STREAMS)) {
    for (const fault of await faultsOf(parts, stream, anchors)) faults.push({ stream, fault });
  }
  for (const name of wanted) if (!named.has(name)) faults.push({ stream: name, fault: 'gone' });
  return faults;
}

/** The streams of the log by what anchors call them. */
async function streamsNamed(store: EventStore, wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  const seen = new Set<string>();
  for await (const { events: page } of logPages(store, { after: null })) {
    for (const { stream } of page) {
      if (seen.has(stream)) continue;
      seen.add(stream);
      if (wanted.has(anchorName(stream))) found.set(anchorName(stream), stream);
    }
    if (found.size === wanted.size) break;
  }
  return found;
}

async function faultsOf(
  { store, keys, registry }: ReadModelParts,
  stream: string,
  anchors: Anchors | undefined,
): Promise<readonly Fault[]> {
  const pages = () => streamPages(store, stream);
  const child = childOf(stream);
  const key = (await keys.keysOf([child])).get(child) ?? null;
  const marks = new MarkCheck((await anchors?.of(stream))?.marks ?? []);
  const findings = await checkStream({ pages, key, registry, onSound: (...seen) => marks.see(...seen) });
  return [...findings.faults, ...marks.close(findings).faults];
}
