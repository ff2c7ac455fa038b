import type { AppendResult, EventStore, ExpectedRevision, SealedEvent } from '@wonderlings/kernel';
import { expect } from 'vitest';
import { newStream, plain } from './sealed-act.ts';

const STREAMS = 6;

/** What an append is to do, according to the model. */
export type Verdict =
  | { readonly kind: 'appended'; readonly revision: number }
  | { readonly kind: 'duplicate'; readonly result: AppendResult }
  | { readonly kind: 'refused'; readonly actual: ExpectedRevision };

/** An append that went through, with its first figures. */
export interface Remembered {
  readonly events: readonly SealedEvent[];
  readonly result: AppendResult;
}

/** The contract as plain lists; deliberately without any code of the adapters. */
export class ModelLog {
  readonly #start: string | null;
  readonly #streams: ReadonlyMap<string, SealedEvent[]>;
  readonly appends: Remembered[] = [];

  private constructor(start: string | null) {
    this.#start = start;
    this.#streams = new Map(Array.from({ length: STREAMS }, () => [newStream(), []]));
  }

  /** Fresh streams on a log that may hold others already. */
  static async startingAt(store: EventStore): Promise<ModelLog> {
    return new ModelLog(await store.head());
  }

  get start(): string | null {
    return this.#start;
  }

  stream(index: number): string {
    return [...this.#streams.keys()][index % STREAMS] ?? '';
  }

  events(stream: string): readonly SealedEvent[] {
    return this.#streams.get(stream) ?? [];
  }

  verdict(stream: string, expected: ExpectedRevision, events: readonly SealedEvent[]): Verdict {
    const earlier = this.appends.find((append) => append.events[0]?.id === events[0]?.id);
    if (earlier) return { kind: 'duplicate', result: { ...earlier.result, duplicate: true } };
    const actual = this.events(stream).at(-1)?.revision ?? 'none';
    if (actual !== expected) return { kind: 'refused', actual };
    return { kind: 'appended', revision: this.events(stream).length + events.length - 1 };
  }

  record(events: readonly SealedEvent[], result: AppendResult): void {
    this.#streams.get(events[0]?.stream ?? '')?.push(...events);
    this.appends.push({ events, result });
  }

  /** Every event of the model since its start in the order of positions, as the appends' results tell it. */
  inOrder(compare: EventStore['comparePositions']): SealedEvent[] {
    return [...this.appends]
      .sort((a, b) => compare(a.result.position, b.result.position))
      .flatMap((append) => append.events);
  }

  async compareWith(store: EventStore): Promise<void> {
    const expected = this.inOrder(store.comparePositions);
    const stored = await store.readAll({ after: this.#start, limit: expected.length + 1 });
    expect(stored.map(({ position: _, ...event }) => plain(event))).toStrictEqual(expected.map(plain));
    for (const [stream, events] of this.#streams) {
      expect((await store.readStream(stream)).map((event) => event.id)).toEqual(events.map((event) => event.id));
    }
  }
}
