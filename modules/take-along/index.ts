import { defineModule } from '@wonderlings/kernel';
import { ExportRequested, ExportStopped, HistoryDownloaded, HistoryImported } from './events.ts';

/** A child's history as a file that a family keeps, and such a file brought into an empty account. See the README beside this file. */
export const takeAlong = defineModule({
  name: 'take-along',
  events: [ExportRequested, ExportStopped, HistoryDownloaded, HistoryImported],
});
