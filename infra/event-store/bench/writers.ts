import { randomBytes, randomUUID } from 'node:crypto';
import { GENESIS_HASH, type SealedEvent } from '@wonderlings/kernel';

export type Append = (event: SealedEvent) => PromiseLike<unknown>;

const ROUND_MS = 1_500;
/** About what a sealed mood with a short note takes. */
export const DATA_BYTES = 300;
/** About what a child adds in a week. */
const EVENTS_A_STREAM = 50;

/** Durable appends a second. Each writer appends to streams of its own, the next event as soon as the last is durable. */
export async function perSecond(writers: number, append: Append, ms = ROUND_MS): Promise<number> {
  const start = performance.now();
  let done = 0;
  const write = async () => {
    while (performance.now() - start < ms) {
      const stream = `child-${randomUUID()}`;
      for (let revision = 0; revision < EVENTS_A_STREAM && performance.now() - start < ms; revision += 1) {
        await append(anEvent(stream, revision));
        done += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return done / ((performance.now() - start) / 1_000);
}

function anEvent(stream: string, revision: number): SealedEvent {
  return {
    id: randomUUID(),
    type: 'MoodSaved',
    version: 1,
    stream,
    revision,
    at: new Date().toISOString(),
    timeZone: 'Europe/Berlin',
    localDate: '2026-05-01',
    actor: 'child',
    commandId: randomUUID(),
    correlationId: randomUUID(),
    causationId: null,
    hash: GENESIS_HASH,
    previousHash: GENESIS_HASH,
    data: randomBytes(DATA_BYTES),
  };
}
