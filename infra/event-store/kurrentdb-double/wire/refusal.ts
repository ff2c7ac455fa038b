import { Metadata, type StatusObject, status } from '@grpc/grpc-js';

/** A call that ends with an error status, and the trailers by which the client tells what kind it is. */
export class Refusal extends Error {
  readonly code: status;
  readonly trailers: Readonly<Record<string, string>>;

  constructor(code: status, message: string, trailers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.trailers = trailers;
  }

  asStatus(): StatusObject {
    const metadata = new Metadata();
    for (const [name, value] of Object.entries(this.trailers)) metadata.set(name, value);
    return { code: this.code, details: this.message, metadata };
  }
}

/** Codes and trailers of the server's own refusals. */
export const refusals = {
  notLeader: ({ address, port }: { readonly address: string; readonly port: number }) =>
    new Refusal(status.NOT_FOUND, `Leader info available at ${address}:${port}`, {
      exception: 'not-leader',
      'leader-endpoint-host': address,
      'leader-endpoint-port': String(port),
    }),
  notReady: () => new Refusal(status.UNAVAILABLE, 'Server Is Not Ready'),
  timeout: () => new Refusal(status.ABORTED, 'Operation timed out: Operation timed out'),
  tooSlow: () =>
    new Refusal(status.ABORTED, 'Operation timed out: Consumer too slow to handle event while live. Resubscribe.'),
  streamDeleted: (stream: string) =>
    new Refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
      exception: 'stream-deleted',
      'stream-name': stream,
    }),
  wrongRevision: (stream: string, expected: bigint, current: bigint) =>
    new Refusal(status.FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion. Stream: ${stream}`, {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': String(expected),
      ...(current >= 0n && { 'actual-version': String(current) }),
    }),
  appendTooLarge: (limit: number) =>
    new Refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(limit),
    }),
  eventTooLarge: (limit: number) =>
    new Refusal(status.INVALID_ARGUMENT, `Maximum Append Event Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-event-size-exceeded',
    }),
  missingMetadata: (name: string) =>
    new Refusal(status.INVALID_ARGUMENT, `Required Metadata Property '${name}' is missing.`, {
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': 'type,content-type',
    }),
  accessDenied: () => new Refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }),
  notAuthenticated: () => new Refusal(status.UNAUTHENTICATED, 'Unauthenticated'),
  badEvent: () => new Refusal(status.UNKNOWN, 'Exception was thrown by handler.'),
  invalidReadPosition: () => new Refusal(status.UNKNOWN, 'Unexpected ReadAllResult: Error'),
  unimplemented: (what: string) => new Refusal(status.UNIMPLEMENTED, `The double does not do ${what}.`),
} as const;
