import { randomUUID } from 'node:crypto';
import {
  chainHash,
  type EventEnvelope,
  type ExpectedRevision,
  GENESIS_HASH,
  type SealedEvent,
} from '@wonderlings/kernel';

export interface ActOptions {
  /** The stream's last event so far; its successors start here without it. */
  readonly after?: SealedEvent | undefined;
  readonly size?: number;
  /** The same id again gives the same event ids, as the kernel does. */
  readonly commandId?: string;
  readonly data?: Uint8Array;
  /** Any field of the envelope, for all events of the act. */
  readonly fields?: Partial<EventEnvelope>;
}

export const newStream = (): string => `child-${randomUUID()}`;

/** The events of one act, sealed and chained like real ones. */
export function act(stream: string, options: ActOptions = {}): readonly [SealedEvent, ...SealedEvent[]] {
  const { size = 1, commandId = randomUUID() } = options;
  const first = sealed(stream, options.after, commandId, 0, options);
  const events: [SealedEvent, ...SealedEvent[]] = [first];
  let previous = first;
  for (let index = 1; index < size; index += 1) {
    previous = sealed(stream, previous, commandId, index, options);
    events.push(previous);
  }
  return events;
}

/** The expected revision that events built by {@link act} go with. */
export function expectedBy(events: readonly SealedEvent[]): ExpectedRevision {
  const revision = events[0]?.revision ?? 0;
  return revision === 0 ? 'none' : revision - 1;
}

/** An event's fields for comparison, whatever kind of byte array the store gives. */
export function plain(event: SealedEvent & { readonly position?: string }) {
  return { ...event, data: Buffer.from(event.data).toString('hex') };
}

function sealed(
  stream: string,
  before: SealedEvent | undefined,
  commandId: string,
  index: number,
  { data = Buffer.from(`{"nth":${index}}`), fields }: ActOptions,
): SealedEvent {
  const envelope: EventEnvelope = {
    id: nthId(commandId, index),
    type: 'MoodSaved',
    version: 1,
    stream,
    revision: (before?.revision ?? -1) + 1,
    at: '2026-05-01T12:00:00.000Z',
    timeZone: 'Europe/Berlin',
    localDate: '2026-05-01',
    actor: 'child',
    commandId,
    correlationId: 'contract',
    causationId: null,
    ...fields,
  };
  const previousHash = before?.hash ?? GENESIS_HASH;
  return { ...envelope, data, previousHash, hash: chainHash(previousHash, envelope, data) };
}

/** A uuid of its own for each event of a command. */
function nthId(commandId: string, index: number): string {
  return (
    commandId.slice(0, -3) + ((Number.parseInt(commandId.slice(-3), 16) + index) % 0x1000).toString(16).padStart(3, '0')
  );
}
