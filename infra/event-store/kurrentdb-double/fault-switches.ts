import type { status } from '@grpc/grpc-js';

/** How the client comes to know nothing of an append that is stored. */
export type LostAnswer = 'silence' | 'cut' | 'timeout';

/** What happens to one append instead of an answer. */
export type AppendFault =
  | { readonly kind: 'fail-before'; readonly code: status }
  | { readonly kind: 'drop-answer'; readonly by: LostAnswer };

/** A call that a fault can end from outside. */
export interface OpenCall {
  readonly kind: 'append' | 'read' | 'subscription' | 'batch';
  endWithOk(): void;
  /** @param code HTTP/2 error code */
  reset(code: number): void;
}

/** The switches as the calls look at them. */
export class FaultSwitches {
  readonly appendFaults: AppendFault[] = [];
  /** After how many records the next reads end, each as if that were all. */
  readonly earlyEnds: number[] = [];
  readonly calls = new Set<OpenCall>();
  /** Every event of a subscription is delivered twice. */
  duplicatesDelivery = false;
  #muted: PromiseWithEnd | null = null;

  /** Resolves when subscriptions may speak; null while they are not muted. */
  get unmuted(): Promise<void> | null {
    return this.#muted?.promise ?? null;
  }

  mute(on: boolean): void {
    if (on) this.#muted ??= promiseWithEnd();
    else {
      this.#muted?.end();
      this.#muted = null;
    }
  }
}

interface PromiseWithEnd {
  readonly promise: Promise<void>;
  readonly end: () => void;
}

function promiseWithEnd(): PromiseWithEnd {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}
