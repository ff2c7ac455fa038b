import type { StoredEvent } from '@wonderlings/kernel';

/** Where the last event of a command stands. */
export interface CommandPlace {
  readonly revision: number;
  readonly position: string;
}

interface KnownStream {
  /** The last revision that is in here; all before it are, too. */
  upTo: number;
  readonly byEvent: Map<string, { commandId: string; last: CommandPlace }>;
  /** The entry of each command, shared by its events. */
  readonly byCommand: Map<string, { commandId: string; last: CommandPlace }>;
}

/** About 150 bytes each. */
const MOST_EVENTS = 200_000;

/**
 * Which event ids a stream holds, for the streams of late. The server looks at ids only when the expected revision is behind the end, so
 * that a command decided again would be stored again; an append asks here first.
 */
export class CommandIndex {
  readonly #most: number;
  /** The one used longest ago is first. */
  readonly #streams = new Map<string, KnownStream>();
  #size = 0;

  constructor(most = MOST_EVENTS) {
    this.#most = most;
  }

  /** The last revision of the stream that is in here; -1 for a stream that is not. */
  upTo(stream: string): number {
    return this.#streams.get(stream)?.upTo ?? -1;
  }

  /** What became of the command that brought this event, if it was stored as far as this reaches. */
  find(stream: string, eventId: string): CommandPlace | undefined {
    return this.#touch(stream)?.byEvent.get(eventId)?.last;
  }

  /** Takes in events of one stream, in their order. Those that do not go on where it ends here are left out. */
  add(stream: string, events: readonly Pick<StoredEvent, 'id' | 'commandId' | 'revision' | 'position'>[]): void {
    for (const { id, commandId, revision, position } of events) {
      const known = this.#touch(stream) ?? (revision === 0 ? this.#begin(stream) : undefined);
      if (!known || revision !== known.upTo + 1) continue;
      const entry = known.byCommand.get(commandId) ?? { commandId, last: { revision, position } };
      entry.last = { revision, position };
      known.byCommand.set(commandId, entry);
      known.byEvent.set(id, entry);
      known.upTo = revision;
      this.#size += 1;
    }
    this.#shrink(stream);
  }

  forget(stream: string): void {
    this.#size -= this.#streams.get(stream)?.byEvent.size ?? 0;
    this.#streams.delete(stream);
  }

  #begin(stream: string): KnownStream {
    const known: KnownStream = { upTo: -1, byEvent: new Map(), byCommand: new Map() };
    this.#streams.set(stream, known);
    return known;
  }

  #touch(stream: string): KnownStream | undefined {
    const known = this.#streams.get(stream);
    if (!known) return undefined;
    this.#streams.delete(stream);
    this.#streams.set(stream, known);
    return known;
  }

  /** The stream in use stays, however long it is. */
  #shrink(inUse: string): void {
    for (const stream of this.#streams.keys()) {
      if (this.#size <= this.#most) return;
      if (stream !== inUse) this.forget(stream);
    }
  }
}
