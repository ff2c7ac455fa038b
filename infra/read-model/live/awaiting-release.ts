import { type Line, type LineName, lineId } from '../table/bookkeeping.ts';

type Place = LineName & Pick<Line, 'position'>;

/**
 * Lines whose next event only a newer release can read. They are left to it, their locks free, until it has brought them past
 * that event; should none come, they stand where they are and the others go on.
 */
export class AwaitingRelease {
  readonly #compare: (a: string, b: string) => number;
  readonly #events = new Map<string, string>();

  constructor(comparePositions: (a: string, b: string) => number) {
    this.#compare = comparePositions;
  }

  add(line: LineName, eventPosition: string): void {
    this.#events.set(lineId(line), eventPosition);
  }

  /** Whether the line, at this checkpoint, is before the event. */
  has({ position, ...line }: Place): boolean {
    const event = this.#events.get(lineId(line));
    return event !== undefined && (position === null || this.#compare(position, event) < 0);
  }

  hasAny({ name, lines }: { readonly name: string; readonly lines: readonly Line[] }): boolean {
    return lines.some(({ partition, position }) => this.has({ name, partition, position }));
  }
}
