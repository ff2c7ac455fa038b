import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { SUNLIGHT_LEVELS, WATER_LEVELS } from './garden.schema.ts';

/** What a form knows of its photo: one that is kept already, a new one that is not, or none. */
export const PhotoChoice = z
  .union([
    z.object({ kind: z.literal('kept'), id: z.string() }),
    z.object({ kind: z.literal('new'), dataUrl: z.string().startsWith('data:image/jpeg;base64,') }),
  ])
  .nullable();
export type PhotoChoice = z.infer<typeof PhotoChoice>;

export const keptPhoto = (id: string | undefined): PhotoChoice => (id === undefined ? null : { kind: 'kept', id });

/** The tallest tree there is, a coast redwood, is 116 m. */
export const TALLEST_CM = 12_000;
const STEPS_PER_CM = 10;

/** What a child typed as centimeters, in steps of 0.1; `null` for nothing, zero, less, or no number. A comma is a point. */
export function heightOf(typed: string): number | null {
  const cm = Math.round(Number(typed.trim().replace(',', '.')) * STEPS_PER_CM) / STEPS_PER_CM;
  return cm > 0 && Number.isFinite(cm) ? cm : null;
}

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
