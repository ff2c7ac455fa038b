import { defineModule, listedJob, type Module, type ProveGrownUp } from '@wonderlings/kernel';
import type { ImportParts } from './check-history.ts';
import { ExportExpired, ExportRequested, ExportStopped, HistoryDownloaded, HistoryImported } from './events.ts';
import { takeAlongKept } from './kept.ts';
import type { ExportParts } from './make-export.ts';
import { removeKeptFiles } from './remove-kept-files.ts';
import { takeAlongRoutes } from './routes.ts';
import { takeAlongFacet } from './take-along.ts';
import { workOnFile } from './work-on-file.ts';
import { fileIdsIn, idsOf, WORK_ON_FILE } from './work-on-file-job.ts';

export { exportToFile, importFromFile } from './from-command-line.ts';
export type { VerifierFile } from './make-export.ts';

export type TakeAlongParts = ExportParts & ImportParts;

const MINUTE_MS = 60_000;
/** At one look; what is due beyond them is found at the next. */
const MOST_LISTED = 500;

interface Options {
  /** What it needs to know of the whole server, asked for when it is needed. */
  readonly parts: TakeAlongParts;
  readonly proveGrownUp: ProveGrownUp;
}

/** A child's history as a file that a family keeps, and such a file brought into an empty account. See the README beside this file. */
export const createTakeAlongModule = ({ parts, proveGrownUp }: Options): Module =>
  defineModule({
    name: 'take-along',
    events: [ExportRequested, ExportStopped, HistoryDownloaded, ExportExpired, HistoryImported],
    kept: takeAlongKept,
    facets: [takeAlongFacet],
    keptElsewhere: ({ vault: { files } }) => ({
      count: (childId) => files.countOf(childId),
      forget: (childId) => files.removeOf(childId),
    }),
    routes: (dependencies) => takeAlongRoutes({ ...dependencies, proveGrownUp }),
    jobs: (dependencies) => [
      listedJob({
        name: WORK_ON_FILE,
        everyMs: MINUTE_MS,
        listed: async () => (await dependencies.vault.files.due(MOST_LISTED)).map(idsOf),
        work: (ids, turn) => workOnFile({ ...dependencies, ...parts }, fileIdsIn(ids), turn),
      }),
      { name: 'remove-kept-files', everyMs: MINUTE_MS, run: () => removeKeptFiles(dependencies) },
    ],
  });
