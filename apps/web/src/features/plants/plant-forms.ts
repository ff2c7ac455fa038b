import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { SUNLIGHT_LEVELS, WATER_LEVELS } from './garden.schema.ts';
import { heightOf, TALLEST_CM } from './log-height.ts';
import { PhotoChoice } from './photos/photo-choice.ts';

/** What stands in the form of a plant; `startDate` may be half typed. */
export const PlantDraft = z.object({ name: z.string(), type: z.string(), startDate: z.string(), photo: PhotoChoice });
export type PlantDraft = z.infer<typeof PlantDraft>;

/** What stands in the form of a log; `height` as it was typed. */
export const LogDraft = z.object({
  date: z.string(),
  height: z.string(),
  waterLevel: z.enum(WATER_LEVELS),
  sunlight: z.enum(SUNLIGHT_LEVELS),
  notes: z.string(),
  photo: PhotoChoice,
});
export type LogDraft = z.infer<typeof LogDraft>;

export const blankPlant = (today: string): PlantDraft => ({ name: '', type: '', startDate: today, photo: null });
export const blankLog = (today: string): LogDraft => ({
  date: today,
  height: '',
  waterLevel: 'medium',
  sunlight: 'partial',
  notes: '',
  photo: null,
});

export type DateProblem = 'missing' | 'too-early' | 'too-late';

/** Calendar days compare as text. */
export function dateProblem(date: string, { from, to }: { from?: string | undefined; to: string }): DateProblem | null {
  if (!LocalDate.safeParse(date).success) return 'missing';
  if (date > to) return 'too-late';
  return from !== undefined && date < from ? 'too-early' : null;
}

/** Save Log Entry is off while this is false (specification 001, section 5). */
export const hasHeight = (draft: LogDraft): boolean => heightOf(draft.height) !== null;
export const isTooTall = (draft: LogDraft): boolean => (heightOf(draft.height) ?? 0) > TALLEST_CM;

/** Add Plant is off while this is false. */
export const isNamed = (draft: PlantDraft): boolean => draft.name.trim() !== '' && draft.type.trim() !== '';
