import type { ReadAllOptions, StoredEvent } from '@wonderlings/kernel';
import { LogGapError } from '../log-gap-error.ts';
import { comparePositions, START } from '../position.ts';
import { failureOf } from './failure.ts';
import { IncompleteRead, MAX_EMPTY_READS } from './incomplete-read.ts';
import { placeOf, positionOf, type StreamNames, storedEventOf } from './record.ts';
import { StreamOrder } from './stream-order.ts';
import type { SweptSandboxes } from './swept-sandboxes.ts';
import type { LogRecord, RecordPlace, Wire } from './wire.ts';

interface LogPagesOptions {
  readonly wire: Wire;
  readonly names: StreamNames;
  readonly swept: SweptSandboxes;
  readonly onError: (error: unknown) => void;
}

/** Records a call: so few that a deadline is long, so many that system records in between cost no call of their own. */
const MOST_RECORDS = 2_000;
const FEWEST_RECORDS = 16;
const END_PAGE = 32;
/** As far as a lag is counted event by event. */
const COUNTED_LAG = 2_000;

/** The whole log in its order, as pages of the server's `$all`: forwards inclusive, with records of the server and of swept demos in between. */
export class LogPages {
  readonly #options: LogPagesOptions;
  /** The end of `$all` when it was looked at last, and the last event of ours then. */
  #seenEnd: { readonly raw: string; readonly head: string } = { raw: START, head: START };

  constructor(options: LogPagesOptions) {
    this.#options = options;
  }

  /**
   * As many events as are wanted, or all there are. A call may end early and well, without a fault that the client hears of; so one with
   * fewer records than were asked for is the end only where the log's own end says so.
   * @throws LogGapError when a stream goes on at a revision that is not the next one, unless `pastGaps`
   * @throws IncompleteRead when the server names an end and does not read up to it
   */
  async read({ after, limit, pastGaps = false }: ReadAllOptions): Promise<StoredEvent[]> {
    const found: StoredEvent[] = [];
    let seen = after ?? START;
    let end = START;
    let emptyReads = 0;
    while (found.length < limit) {
      const { events, upTo } = await this.#upToShortCall(seen, limit - found.length);
      found.push(...events);
      emptyReads = upTo === seen ? emptyReads + 1 : 0;
      seen = upTo;
      if (found.length >= limit) break;
      // The end as it was at first: a log that grows would be run after.
      if (end === START) end = await this.rawEnd();
      const isEnd = end === START ? seen === START : comparePositions(seen, end) >= 0;
      if (isEnd) break;
      if (emptyReads === MAX_EMPTY_READS) throw new IncompleteRead('The log', seen, end);
    }
    return inOrder(found.slice(0, limit), pastGaps);
  }

  /** As {@link read}, but a call that ends early passes for the end: for a reader who comes again. @throws LogGapError */
  async next({ after, limit }: Pick<ReadAllOptions, 'after' | 'limit'>): Promise<StoredEvent[]> {
    const { events } = await this.#upToShortCall(after ?? START, limit);
    return inOrder(events.slice(0, limit), false);
  }

  /** Calls until there are as many events as are wanted, or one has fewer records than it was asked for. */
  async #upToShortCall(
    after: string,
    limit: number,
  ): Promise<{ readonly events: StoredEvent[]; readonly upTo: string }> {
    const { wire, swept } = this.#options;
    const events: StoredEvent[] = [];
    let upTo = after;
    while (events.length < limit) {
      // One more than is wanted, since the record at `upTo` comes along.
      const maxCount = Math.min(MOST_RECORDS, Math.max(FEWEST_RECORDS, limit - events.length + 1));
      const records = await wire.readAll({ from: fromOf(upTo), maxCount });
      const later = records.filter((record) => comparePositions(positionOf(record), upTo) > 0);
      const last = later.at(-1);
      if (last) upTo = positionOf(last);
      events.push(...(await swept.leaveOut(this.#eventsOf(later))));
      if (records.length < maxCount || !last) break;
    }
    return { events, upTo };
  }

  /** The position of the last record of any kind; {@link START} for a log without any. */
  async rawEnd(): Promise<string> {
    const [record] = await this.#options.wire.readAll({ from: 'end', backwards: true, maxCount: 1 });
    return record ? positionOf(record) : START;
  }

  /** The position of the last event; {@link START} for a log without events. */
  async head(): Promise<string> {
    const known = this.#seenEnd;
    let from: RecordPlace | 'end' = 'end';
    let raw: string | undefined;
    for (;;) {
      const maxCount = raw === undefined ? 1 : END_PAGE;
      const records = await this.#options.wire.readAll({ from, backwards: true, maxCount });
      raw ??= records[0] ? positionOf(records[0]) : START;
      for (const record of records) {
        const position = positionOf(record);
        const head = this.#isEvent(record)
          ? position
          : comparePositions(position, known.raw) <= 0
            ? known.head
            : undefined;
        if (head !== undefined) return this.#remember(raw, head);
        from = placeOf(position);
      }
      if (records.length < maxCount) return this.#remember(raw, START);
    }
  }

  /** How many events lie after; beyond {@link COUNTED_LAG} an estimate by the bytes of those that were counted. */
  async lag(after: string | null): Promise<number> {
    const head = await this.head();
    if (comparePositions(head, after ?? START) <= 0) return 0;
    const page = await this.read({ after, limit: COUNTED_LAG, pastGaps: true });
    const [first, last] = [page[0], page.at(-1)];
    if (!first || !last || page.length < COUNTED_LAG) return page.length;
    const bytes = Number(BigInt(last.position) - BigInt(first.position)) / page.length;
    return page.length + Math.round(Number(BigInt(head) - BigInt(last.position)) / Math.max(1, bytes));
  }

  /** The position itself, or the head when all that lies between was swept. */
  async pastSwept(position: string): Promise<string> {
    const head = await this.head();
    if (comparePositions(head, position) <= 0) return position;
    return (await this.read({ after: position, limit: 1, pastGaps: true })).length > 0 ? position : head;
  }

  /**
   * That this is the log in which the position was read. An event that a scavenge has removed since is no fault: all before it was read.
   * @throws LogGapError when the log ends before it, or has no record there
   */
  async assertReaches(position: bigint): Promise<void> {
    const end = await this.rawEnd();
    if (BigInt(end) < position) throw new LogGapError(`The log ends at ${end}, before the checkpoint ${position}`);
    const asked = String(position);
    const [record] = await this.#options.wire
      .readAll({ from: placeOf(asked), maxCount: 1 })
      .catch((cause: unknown): never => {
        const unread = cause instanceof Error && failureOf(cause) === 'unknown' && cause.message.includes(WRONG_PLACE);
        throw unread ? new LogGapError(`The log has no event at the checkpoint ${position}`) : cause;
      });
    if (record && positionOf(record) !== asked) {
      this.#options.onError(
        new Error(`The event at the checkpoint ${position} was scavenged: reading goes on after it`),
      );
    }
  }

  #remember(raw: string, head: string): string {
    if (comparePositions(raw, this.#seenEnd.raw) > 0) this.#seenEnd = { raw, head };
    return head;
  }

  #isEvent(record: LogRecord): boolean {
    return this.#options.names.ofRecord(record) !== undefined;
  }

  #eventsOf(records: readonly LogRecord[]): StoredEvent[] {
    return records.flatMap((record) => {
      const stream = this.#options.names.ofRecord(record);
      return stream === undefined ? [] : [storedEventOf(record, stream)];
    });
  }
}

function inOrder(page: StoredEvent[], pastGaps: boolean): StoredEvent[] {
  if (!pastGaps) new StreamOrder().assertNext(page);
  return page;
}

/** What a server says of a read at a place where no record begins. */
const WRONG_PLACE = 'ReadAllResult';

const fromOf = (position: string): RecordPlace | 'start' => (position === START ? 'start' : placeOf(position));
