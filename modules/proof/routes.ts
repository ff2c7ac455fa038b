import { fairQueue, isEvent, type ModuleDependencies, type Route, route, streamOf } from '@wonderlings/kernel';
import { createChecks } from './check-runs.ts';
import * as contract from './contract.ts';
import { KeepsakeMade } from './events.ts';
import { bytesOfWords, findKeepsake, keepsakeAt } from './keepsakes.ts';
import { recordComparison, recordKeepsake } from './proof.ts';
import { latestKeepsakeOf, movedKeepsakesOf } from './queries.ts';

/** A comparison walks along the whole history, like a check. */
const COMPARISONS = { atOnce: 2, mostWaiting: 20, code: 'check.full' } as const;

export function proofRoutes(dependencies: ModuleDependencies): readonly Route[] {
  const { children, log, read, now } = dependencies;
  const checks = createChecks(dependencies);
  const line = fairQueue(COMPARISONS);

  return [
    ...[contract.childChecks, contract.grownUpChecks].flatMap((calls) => [
      route(calls.start, async ({ childId, context, network, report }) =>
        checks.start({ childId, context: context(childId), network, report }),
      ),
      route(calls.read, async ({ childId }) => checks.latest(childId)),
      route(calls.stop, async ({ childId }) => checks.stop(childId)),
    ]),

    ...[contract.childKeepsakes, contract.grownUpKeepsakes].flatMap((calls) => [
      route(calls.make, async ({ childId, context }) => {
        const last = await log.readLast(streamOf(childId));
        if (!last) throw new Error('A signed-in child has a history');
        const { events } = await children.execute(childId, recordKeepsake(last.revision), context(childId));
        // Of a repeated call: the keepsake of the first time.
        const made = events.find((event) => isEvent(KeepsakeMade, event));
        const keepsake = made && (await keepsakeAt(dependencies, childId, made.data.revision, made.localDate));
        if (!keepsake) throw new Error('A keepsake that was made has its event');
        return keepsake;
      }),

      route(calls.latest, async ({ childId }) => {
        const latest = await latestKeepsakeOf(read, childId);
        return (latest && (await keepsakeAt(dependencies, childId, latest.revision, latest.local_date))) ?? null;
      }),

      route(calls.compare, async ({ childId, body, context, network, report }) => {
        const bytes = bytesOfWords(body.words);
        const found = await line(network, () => findKeepsake(dependencies, childId, bytes));
        try {
          await children.execute(childId, recordComparison(found.fits), context(childId));
        } catch (error) {
          // A history that was changed takes no line more; what was found out is told in any case.
          report(error, 'A comparison of a keepsake could not be recorded');
        }
        return { ...found, comparedAt: now().toISOString() };
      }),
    ]),
    route(contract.movedKeepsakes, async ({ childId }) => movedKeepsakesOf(read, childId)),
  ];
}
