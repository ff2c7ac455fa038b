import type { ShareLimits } from './shares.ts';

/** How much one server takes on at once. Counted in this process: it is this process that would grow. */
export interface AdmissionLimits {
  readonly connections: ShareLimits;
  /** Requests that are not answered yet. */
  readonly requests: ShareLimits;
  /** The same for `/healthz` and `/readyz`, which must not be crowded out. */
  readonly healthRequests: ShareLimits;
  /** Bytes of bodies that are being read and of answers that have not left. */
  readonly bytes: ShareLimits;
  /** Requests of one connection that wait for their answers (pipelining). */
  readonly pipelined: number;
  /** A connection whose pending request or answer does not move for so long is cut. */
  readonly stalledMs: number;
  /** The head of a request must be here within this from its first byte, and the first one from the connection on. */
  readonly headMs: number;
  /** A request must be here whole, and its answer gone, within these. */
  readonly requestMs: number;
  readonly answerMs: number;
}

const MB = 1_048_576;

/**
 * A school of 1,000 children may sit behind one address, with a connection or two each, and rarely 100 requests at one moment.
 * An idle connection costs about 20 kB, a request in flight 40 kB: with everything used up the server stays below 400 MB.
 */
export const ADMISSION_LIMITS: AdmissionLimits = {
  connections: { all: 4_000, wide: 2_500, narrow: 2_000 },
  requests: { all: 1_000, wide: 250, narrow: 200, child: 32 },
  healthRequests: { all: 100 },
  bytes: { all: 64 * MB, wide: 24 * MB, narrow: 16 * MB, child: 8 * MB },
  pipelined: 8,
  // A phone on 2G loses the air for some seconds in the middle of things.
  stalledMs: 8_000,
  headMs: 10_000,
  requestMs: 30_000,
  answerMs: 120_000,
};
