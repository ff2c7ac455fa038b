import { ApiError, waitSentence } from '../../lib/api/api-error.ts';
import type { StorageProblem } from '../store/browser-storage.ts';
import type { Command, Refused } from './command.ts';

/** Why a command is not with the server yet. */
export type Because = 'no-network' | 'signed-out' | 'asked-to-wait' | 'in-line';

/** What a try that failed means for the command. */
export type Verdict =
  /** It may go through later: so may what comes after it, which waits behind it. */
  | { readonly is: 'later'; readonly because: Because; readonly afterMs: number }
  /** It will not go through later either, as it is. */
  | { readonly is: 'refused'; readonly refused: Refused };

const DAY_MS = 86_400_000;

/** Refusals of the moment: the request was too slow, too early, one too many, or came to a session that is not the child's. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429];

export function verdictOf(reason: unknown, { madeAt }: Command, now: Date): Verdict {
  if (!(reason instanceof ApiError)) return { is: 'later', because: 'no-network', afterMs: 0 };
  const { status, retryAfterSeconds = 0, refusal } = reason;
  // What a server has stumbled over for a day would hold up everything behind it for ever.
  const stumbles = status === 500 && now.getTime() - Date.parse(madeAt) > DAY_MS;
  if (!stumbles && (status >= 500 || PASSING.includes(status)))
    return { is: 'later', because: becauseOf(status), afterMs: retryAfterSeconds * 1_000 };
  return { is: 'refused', refused: { status, ...(refusal ? { sentence: refusal.error } : {}) } };
}

/** A server that answers is no missing network; one between that asks to sign in to the network is (511). */
function becauseOf(status: number): Because {
  if (status === 401 || status === 403) return 'signed-out';
  return status === 511 ? 'no-network' : 'asked-to-wait';
}

const FIRST_WAIT_MS = 5_000;
/** A server's bad moment passes; so does a lost network that the browser does not notice. */
const LONGEST_WAIT_MS = 120_000;

/** How long to wait before the next try, after so many in a row that failed. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS);

/** It could not be sent, and this device did not keep it: it is nowhere but on the page. `cause` is why it was not sent. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause: unknown) {
    super('It is neither with the server nor on this device', { cause });
    this.problem = problem;
  }
}

/** Why something is neither with the server nor on this device, as far as it matters to what a child can do about it. */
export type SendFailure =
  | 'try-again'
  | 'too-fast'
  | 'signed-out'
  /** It could not be sent, and this device has no room to keep it until then. */
  | 'device-full'
  /** What the server says about it, for the child to read. */
  | { readonly wait: string };

/** @param error what `Outbox.save` has thrown */
export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof NotKept) {
    const failure = sendFailureOf(error.cause);
    return failure === 'try-again' && error.problem === 'full' ? 'device-full' : failure;
  }
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.status === 401) return 'signed-out';
  const wait = waitSentence(error);
  if (wait) return { wait };
  return error.status === 429 ? 'too-fast' : 'try-again';
}
