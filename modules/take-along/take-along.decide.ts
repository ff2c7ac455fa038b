import { command, DomainError, draft } from '@wonderlings/kernel';
import { ExportExpired, ExportRequested, ExportStopped, HistoryDownloaded, HistoryImported } from './events.ts';
import { takeAlongFacet } from './take-along.ts';

/** The name that an export's id is derived from, see `DecisionContext.newId`. */
export const EXPORT_ID = 'export';

export const requestExport = (withDevice: boolean) =>
  command(takeAlongFacet, (_, { newId }) => [draft(ExportRequested, { exportId: newId(EXPORT_ID), withDevice })]);

export const stopExport = (exportId: string) => command(takeAlongFacet, () => [draft(ExportStopped, { exportId })]);

export const recordDownload = (exportId: string) =>
  command(takeAlongFacet, () => [draft(HistoryDownloaded, { exportId })]);

/** Records nothing of a file that was downloaded or stopped: its end has been told. */
export const expireExport = (exportId: string) =>
  command(takeAlongFacet, ({ openExport }) => (openExport === exportId ? [draft(ExportExpired, { exportId })] : []), {
    beyondQuota: true,
  });

interface Brought {
  readonly entries: number;
  /** Local days. */
  readonly from: string;
  readonly to: string;
}

const notEmpty = () =>
  new DomainError('conflict', 'import.not-empty', 'This account is not empty. Please make a new one for it.');

/** Records nothing: only looks. @throws DomainError `import.not-empty` */
export const requireEmpty = command(takeAlongFacet, ({ isEmpty }) => {
  if (!isEmpty) throw notEmpty();
  return [];
});

/** The event that a history comes in after. Beyond the quota: it is one act, however long the day was. */
export const importHistory = (brought: Brought) =>
  command(
    takeAlongFacet,
    ({ isEmpty }) => {
      if (!isEmpty) throw notEmpty();
      return [draft(HistoryImported, brought)];
    },
    { beyondQuota: true },
  );
