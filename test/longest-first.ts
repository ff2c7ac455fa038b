import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** The suites that take longest, measured; a machine that has run them before knows by itself. */
const LONG = [
  'pages.e2e',
  'offline.e2e',
  'crash.e2e',
  'take-along-crash.e2e',
  'grown-up.e2e',
  'family-story.e2e',
  'outbox.e2e',
  'month.e2e',
  'celebrations.e2e',
  'shell.e2e',
  'postgres-log.chaos',
  'backup-kurrentdb.int',
  'server-process.int',
  'postgres-event-store.int',
  'replay.int',
];

/** A long suite that begins last keeps one processor busy and the others waiting. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
      return place === -1 ? LONG.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
