import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelLog } from './model-log.ts';
import { operation, perform } from './random-operation.ts';
import { readEverything } from './read-everything.ts';
import type { Contract } from './store-under-test.ts';
import { watch } from './watching.ts';

const RUNS = 20;
/** Behind a protocol that JavaScript takes apart, an operation takes ten times as long. */
const RUNS_OF_SLOW = 4;
const OPERATIONS = 500;
/** Some ten seconds by themselves. */
const TIMEOUT_MS = 300_000;

/** Random operations against a model that is plain lists. */
export function randomContract({ subject, isSlow }: Contract): void {
  const runs = isSlow ? RUNS_OF_SLOW : RUNS;
  const total = (runs * OPERATIONS).toLocaleString('en-US');
  describe(`${total} random operations`, () => {
    const test = async () => {
      const { store, openSecond } = subject();
      const stores = [store, await openSecond()] as const;
      const subscriber = watch(store, { limit: 64 });
      const operations = fc.array(operation, { minLength: OPERATIONS, maxLength: OPERATIONS });
      await fc.assert(
        fc.asyncProperty(operations, async (steps) => {
          const model = await ModelLog.startingAt(store);
          for (const step of steps) await perform(step, model, stores);
          await model.compareWith(store);
        }),
        // A failing list is cut short as a whole: each try runs on the same log, on streams of its own.
        { numRuns: runs, interruptAfterTimeLimit: TIMEOUT_MS - 20_000, markInterruptAsFailure: true },
      );
      await subscriber.until((await readEverything(store)).length);
      await subscriber.stop();
      const positions = subscriber.seen.map((event) => event.position);
      expect(
        positions.every((position, index) => store.comparePositions(position, positions[index - 1] ?? '0') > 0),
      ).toBe(true);
    };
    it('do what the model does', test, TIMEOUT_MS);
  });
}
