import { type AppendResult, type ExpectedRevision, type SealedEvent, WrongExpectedRevision } from '@wonderlings/kernel';
import { DeadlineExceeded } from '@wonderlings/postgres';
import { pause } from '../abortable.ts';
import type { AppendRequest } from '../append-request.ts';
import type { CommandIndex, CommandPlace } from './command-index.ts';
import { actualRevision, failureOf, StoreClosed } from './failure.ts';
import { newRecordOf, positionOf, positionText, type StreamNames } from './record.ts';
import { retriedRead } from './retried-read.ts';
import type { StreamReader } from './stream-reader.ts';
import { StreamTurns } from './stream-turns.ts';
import type { Appended, NewRecord, Wire } from './wire.ts';

interface AppenderOptions {
  readonly wire: Wire;
  readonly names: StreamNames;
  readonly index: CommandIndex;
  readonly reader: StreamReader;
  readonly deadlineMs: number;
  readonly closing: AbortSignal;
}

/** A leader answers within its commit timeout, two to three seconds; who hears nothing for longer asks again. */
const CALL_MS = 4_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;
/** A refusal counts events that are not readable yet, until a majority of the nodes has them. */
const UNREADABLE_FOR_MS = 2_000;
/** Of the 100 calls that a server takes on a connection; the rest is for reads. */
const AT_ONCE = 48;

/**
 * Appends to the streams of a log server, each act once. The server compares ids only with what stands behind the expected revision, so
 * which commands a stream has is known here, complete up to the expected revision, before anything is sent.
 */
export class Appender {
  readonly #options: AppenderOptions;
  readonly #turns = new StreamTurns(AT_ONCE);

  constructor(options: AppenderOptions) {
    this.#options = options;
  }

  append(request: AppendRequest): Promise<AppendResult> {
    return this.#turns.run(request.stream, () => this.#append(request));
  }

  /** Resolves when no append is under way. */
  drained(): Promise<void> {
    return this.#turns.drained();
  }

  async #append(request: AppendRequest): Promise<AppendResult> {
    const { stream, expected, events } = request;
    const { index, deadlineMs } = this.#options;
    const until = performance.now() + deadlineMs;
    const behind = () => index.upTo(stream) < revisionOf(expected);
    if (!index.find(stream, events[0].id) && behind()) await this.#catchUp(stream, revisionOf(expected));
    const earlier = await this.#earlier(stream, events[0].id);
    if (earlier) return { ...earlier, duplicate: true };
    if (behind()) throw new WrongExpectedRevision(stream, expected, expectationOf(index.upTo(stream)));

    const answer = await this.#send(request, events.map(newRecordOf), until);
    if (answer instanceof Error) return this.#refused(request, answer);
    const position = await this.#positionOf(stream, answer);
    this.#remember(request, position);
    return { revision: Number(answer.revision), position, duplicate: false };
  }

  /**
   * The same records until there is an answer, since a server that has them stored says so again.
   * @returns the refusal, when the stream is not at the expected revision
   */
  async #send(request: AppendRequest, records: readonly NewRecord[], until: number): Promise<Appended | Error> {
    const { stream, expected } = request;
    const { wire, names, closing } = this.#options;
    for (let attempt = 0; ; attempt += 1) {
      const left = until - performance.now();
      try {
        const at = expected === 'none' ? 'none' : BigInt(expected);
        return await wire.append(names.onServer(stream), at, records, Math.max(1, Math.min(CALL_MS, left)));
      } catch (cause) {
        const failure = failureOf(cause);
        if (failure === 'wrong-revision' && cause instanceof Error) return cause;
        if (failure === 'ended') throw new Error(`${stream} was swept, and takes no events any more`, { cause });
        if (failure === 'refused') throw cause;
        if (closing.aborted) throw new StoreClosed();
        // The client has turned to the leader by now; if that one has gone too, there is an election to wait for.
        const wait = failure === 'not-leader' && attempt === 0 ? 0 : pauseAfter(attempt);
        if (performance.now() + wait >= until) throw unanswered(stream, this.#options.deadlineMs, cause);
        await pause(wait, closing);
      }
    }
  }

  /** Another append was there first: the same command, or another one. */
  async #refused({ stream, expected, events }: AppendRequest, refusal: Error): Promise<AppendResult> {
    const { index, closing } = this.#options;
    const actual = actualRevision(refusal);
    if (actual === 'none') throw new WrongExpectedRevision(stream, expected, 'none');
    const until = performance.now() + UNREADABLE_FOR_MS;
    while (index.upTo(stream) < Number(actual) && performance.now() < until && !closing.aborted) {
      await this.#catchUp(stream, Number(actual));
      if (index.upTo(stream) < Number(actual)) await pause(FIRST_PAUSE_MS, closing);
    }
    const earlier = await this.#earlier(stream, events[0].id);
    if (earlier) return { ...earlier, duplicate: true };
    throw new WrongExpectedRevision(stream, expected, Number(actual));
  }

  /** What became of the command that brought this event. What was read of the stream may have ended in the middle of it. */
  async #earlier(stream: string, eventId: string): Promise<CommandPlace | undefined> {
    const { index } = this.#options;
    const found = index.find(stream, eventId);
    if (found?.revision !== index.upTo(stream)) return found;
    await this.#catchUp(stream, found.revision + 1);
    return index.find(stream, eventId);
  }

  async #positionOf(stream: string, { revision, place }: Appended): Promise<string> {
    if (place) return positionText(place);
    const { wire, names, closing } = this.#options;
    const read = () => wire.readStream(names.onServer(stream), { from: revision, maxCount: 1 });
    const [record] = await retriedRead(read, closing);
    if (!record) throw new Error(`${stream}@${revision} was stored, and cannot be read`);
    return positionOf(record);
  }

  #catchUp(stream: string, revision: number): Promise<void> {
    return retriedRead(() => this.#options.reader.catchUp(stream, revision), this.#options.closing);
  }

  #remember({ stream, events }: AppendRequest, position: string): void {
    const { commandId } = events[0];
    // One command an append, as the kernel has it, so its last position is all there is to know; any other is read when it is asked for.
    if (!events.every((event) => event.commandId === commandId)) return;
    this.#options.index.add(
      stream,
      events.map((event: SealedEvent) => ({ ...event, position })),
    );
  }
}

const revisionOf = (expected: ExpectedRevision): number => (expected === 'none' ? -1 : expected);
const expectationOf = (revision: number): ExpectedRevision => (revision < 0 ? 'none' : revision);
const pauseAfter = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);

function unanswered(stream: string, ms: number, cause: unknown): Error {
  const error = new DeadlineExceeded(`An append to ${stream} was not answered within ${ms} ms: it is stored or not`);
  error.cause = cause;
  return error;
}
