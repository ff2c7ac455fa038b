import { type KeptFields, kept } from '@wonderlings/kernel';

const exportId = kept(
  'grown-up',
  'that a file of the history was asked for, stopped, downloaded or removed, by a random number',
);

/** What taking along keeps, for the privacy page. */
export const takeAlongKept: KeptFields = {
  ExportRequested: {
    exportId,
    withDevice: kept('grown-up', 'whether what the device holds was to be in the file'),
  },
  ExportStopped: { exportId },
  HistoryDownloaded: { exportId },
  ExportExpired: { exportId },
  HistoryImported: {
    entries: kept('grown-up', 'that a history was brought in, and how many entries'),
    from: kept('grown-up', 'the first day of what was brought in'),
    to: kept('grown-up', 'the last day of what was brought in'),
  },
};
