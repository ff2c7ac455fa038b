import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';
import { DEFAULT_AGE, MAX_AGE, MIN_AGE } from './sleep-age.ts';
import { LOG_LIMIT } from './sleep-log.ts';

const localDate = z.iso.date();
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const sleepEntry = z.object({
  date: localDate,
  bedtime: timeOfDay,
  wakeup: timeOfDay,
  hours: z.number().min(0).max(24),
});

/** What the sleep page keeps on this device. None of it is ever sent anywhere. */
const sleepDiarySchema = z.object({
  age: z.int().min(MIN_AGE).max(MAX_AGE),
  /** Newest first, one a date. */
  entries: z.array(sleepEntry).max(LOG_LIMIT).readonly(),
  /** The last date on which "a night was logged" was recorded; null before the first. */
  recordedOn: localDate.nullable(),
});
export type SleepDiary = z.infer<typeof sleepDiarySchema>;

export const sleepDocument = deviceDocument<SleepDiary>({
  name: 'sleep',
  schema: sleepDiarySchema,
  initial: { age: DEFAULT_AGE, entries: [], recordedOn: null },
});
