import { isSandboxStream, type StoredEvent } from '@wonderlings/kernel';
import { failureOf } from './failure.ts';
import type { StreamNames } from './record.ts';
import type { Wire } from './wire.ts';

interface SweptSandboxesOptions {
  readonly wire: Wire;
  readonly names: StreamNames;
}

/** What is gone stays gone, so an answer may be kept; 36 characters each. */
const MOST_REMEMBERED = 20_000;

/**
 * Demos that are over: their streams are tombstoned. Until the server's operator scavenges, their records still pass by in `$all`, and are
 * left out here by asking the streams themselves.
 */
export class SweptSandboxes {
  readonly #options: SweptSandboxesOptions;
  readonly #gone = new Set<string>();

  constructor(options: SweptSandboxesOptions) {
    this.#options = options;
  }

  async sweep(streams: readonly string[]): Promise<void> {
    const { wire, names } = this.#options;
    for (const stream of streams) {
      // A tombstone for a stream that was never there would stay for ever.
      if (await this.#isGone(stream)) continue;
      await wire.tombstone(names.onServer(stream)).catch((error: unknown) => {
        if (failureOf(error) !== 'ended') throw error;
      });
      this.#remember(stream);
    }
  }

  async leaveOut(events: readonly StoredEvent[]): Promise<readonly StoredEvent[]> {
    const sandboxes = [...new Set(events.map(({ stream }) => stream).filter(isSandboxStream))];
    if (sandboxes.length === 0) return events;
    const gone = new Set<string>();
    for (const stream of sandboxes) if (await this.#isGone(stream)) gone.add(stream);
    return gone.size === 0 ? events : events.filter(({ stream }) => !gone.has(stream));
  }

  async #isGone(stream: string): Promise<boolean> {
    if (this.#gone.has(stream)) return true;
    const { wire, names } = this.#options;
    try {
      await wire.readStream(names.onServer(stream), { from: 'end', backwards: true, maxCount: 1 });
      return false;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'ended') this.#remember(stream);
      else if (failure !== 'absent') throw error;
      return true;
    }
  }

  #remember(stream: string): void {
    this.#gone.add(stream);
    if (this.#gone.size > MOST_REMEMBERED) this.#gone.delete(this.#gone.values().next().value ?? '');
  }
}
