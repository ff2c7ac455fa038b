import { createHmac } from 'node:crypto';
import { DomainError } from './domain-error.ts';
import type { StoredEvent } from './event-store.port.ts';

/**
 * A request's words under the child's own key, as a uuid (version 8): it tells the same request from another one, and says nothing
 * to a reader without the key, so it may stand in an envelope. Destroyed with the key.
 * @param commandId bound in, so that equal requests of two commands have nothing in common to see
 * @param asked the request in a form that is the same for the same request
 */
export function requestFingerprint(commandId: string, asked: string, key: Uint8Array): string {
  const hex = createHmac('sha256', key).update(`request|${commandId}|${asked}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** Whether what an event names as its cause is a request's words, and no event: those have ids of another version. */
export const isRequestFingerprint = (causationId: string): boolean => causationId.charAt(14) === '8';

/**
 * @param first of what the command recorded the first time; one of an older release knows no request, and is not looked at
 * @throws DomainError `idempotency.other-body` when its key has come with another request now
 */
export function refuseOtherRequest(
  first: Pick<StoredEvent, 'causationId' | 'commandId'> | undefined,
  asked: string | undefined,
  key: Uint8Array | null,
): void {
  if (!first?.causationId || asked === undefined || !key) return;
  if (first.causationId === requestFingerprint(first.commandId, asked, key)) return;
  throw otherRequest();
}

/** The refusal of a key that has come with another request before. */
export const otherRequest = (): DomainError =>
  new DomainError(
    'unprocessable',
    'idempotency.other-body',
    'This Idempotency-Key was used for something else. Please send it with a new one.',
  );
