import { afterEach, beforeEach, describe } from 'vitest';
import { appendContract } from './contract/append.contract.ts';
import { faultContract } from './contract/fault.contract.ts';
import { lostAnswerContract } from './contract/lost-answer.contract.ts';
import { partitionContract } from './contract/partition.contract.ts';
import { raceContract } from './contract/race.contract.ts';
import { randomContract } from './contract/random.contract.ts';
import { readContract } from './contract/read.contract.ts';
import { sandboxContract } from './contract/sandbox.contract.ts';
import type { Contract, MissingCapabilities, StoreUnderTest } from './contract/store-under-test.ts';
import { subscribeContract } from './contract/subscribe.contract.ts';

export type { HeldAppend, LostAnswer, MissingCapabilities, StoreUnderTest } from './contract/store-under-test.ts';

/**
 * What every adapter of the kernel's `EventStore` must keep. Registers vitest tests; each gets a fresh store.
 * @param missing hooks that the adapter cannot provide, with the reason, which the skipped tests print
 */
export function eventStoreContract(
  name: string,
  createStore: () => Promise<StoreUnderTest>,
  missing: MissingCapabilities = {},
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): void {
  describe(`${name} keeps the event store's contract`, () => {
    let current: StoreUnderTest;
    beforeEach(async () => {
      current = await createStore();
    });
    afterEach(() => current.close());

    const contract: Contract = { subject: () => current, missing, isSlow };
    appendContract(contract);
    readContract(contract);
    subscribeContract(contract);
    raceContract(contract);
    faultContract(contract);
    lostAnswerContract(contract);
    randomContract(contract);
    sandboxContract(contract);
    partitionContract(contract);
  });
}
