import type { ServerDuplexStream, ServerReadableStream, ServerWritableStream } from '@grpc/grpc-js';
import type { FaultSwitches, OpenCall } from '../fault-switches.ts';
import { Refusal } from '../wire/refusal.ts';

type SendingCall = ServerWritableStream<unknown, unknown> | ServerDuplexStream<unknown, unknown>;
type AnyCall = SendingCall | ServerReadableStream<unknown, unknown>;

/** A call while it is known to the faults. */
export interface RunningCall {
  /** Aborted at the end of the call, however it comes. */
  readonly over: AbortSignal;
  /** For a call whose end is its one answer. */
  finish(): void;
}

/** Makes a running call known to the faults. */
export function openCall(switches: FaultSwitches, kind: OpenCall['kind'], call: AnyCall): RunningCall {
  const over = new AbortController();
  const open: OpenCall = {
    kind,
    endWithOk() {
      over.abort();
      if ('end' in call) call.end();
    },
    reset(code) {
      over.abort();
      resetStream(call, code);
    },
  };
  const finish = () => {
    switches.calls.delete(open);
    over.abort();
  };
  switches.calls.add(open);
  call.once('cancelled', finish);
  // What only reads is closed once all of its request is there, long before it is answered.
  if ('end' in call) call.once('close', finish).once('finish', finish);
  return { over: over.signal, finish };
}

/** grpc-js has no public way to reset one call: the HTTP/2 stream stands two objects deep in the pinned version. */
function resetStream(call: AnyCall, code: number): void {
  const { stream } = (call as unknown as { call: { stream: { close(code: number): void } } }).call;
  stream.close(code);
}

/** Writes one message and waits for room. @returns false when the call is over */
export function send(call: SendingCall, message: unknown, over: AbortSignal): Promise<boolean> {
  if (over.aborted) return Promise.resolve(false);
  if (call.write(message)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const settle = () => {
      call.off('drain', settle);
      over.removeEventListener('abort', settle);
      resolve(!over.aborted);
    };
    call.once('drain', settle);
    over.addEventListener('abort', settle);
  });
}

/** Ends a stream with an error status. What is no refusal is a defect of the double, and says so. */
export function failCall(call: SendingCall, error: unknown): void {
  call.emit('error', statusOf(error));
}

export function statusOf(error: unknown) {
  if (error instanceof Refusal) return error.asStatus();
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 13, details: `The double broke: ${message}` };
}
