import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';

/** The words of one mood or page are open to the grown-up from now on; `NoteTakenBack` closes them again. */
export const NoteShown = defineEvent({ type: 'NoteShown', schema: z.object({ moodId: z.uuid() }) });
export const NoteTakenBack = defineEvent({ type: 'NoteTakenBack', schema: z.object({ moodId: z.uuid() }) });

/** A grown-up printed a month, `YYYY-MM`; no words are on the sheet. */
export const MonthPrinted = defineEvent({
  type: 'MonthPrinted',
  schema: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
});
