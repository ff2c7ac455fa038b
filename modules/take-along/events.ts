import { defineEvent } from '@wonderlings/kernel';
import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** The whole history is to be made into a file. */
export const ExportRequested = defineEvent({
  type: 'ExportRequested',
  schema: z.object({ exportId: z.uuid(), withDevice: z.boolean() }),
});
export const ExportStopped = defineEvent({ type: 'ExportStopped', schema: z.object({ exportId: z.uuid() }) });
export const HistoryDownloaded = defineEvent({ type: 'HistoryDownloaded', schema: z.object({ exportId: z.uuid() }) });

/** A file that was ready is gone after its hour, and was not downloaded. */
export const ExportExpired = defineEvent({ type: 'ExportExpired', schema: z.object({ exportId: z.uuid() }) });

/** A file was brought in: so many entries, of the days from the first to the last. */
export const HistoryImported = defineEvent({
  type: 'HistoryImported',
  schema: z.object({ entries: z.int().min(0), from: LocalDate, to: LocalDate }),
});
