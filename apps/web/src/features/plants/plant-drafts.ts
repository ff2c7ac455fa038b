import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { DRAFT_PREFIX, forgetDrafts } from '../../device/drafts.ts';
import { SUNLIGHT_LEVELS, WATER_LEVELS } from './garden.ts';

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

const Target = z.object({ plantId: z.string().nullable(), logId: z.string().nullable(), corrects: z.boolean() });
const Kept = { openedAt: z.number(), isOpen: z.boolean() };
const FORMS = {
  plant: z.object({ target: Target, draft: PlantDraft, ...Kept }),
  log: z.object({ target: Target, draft: LogDraft, ...Kept }),
} as const;
export type FormKind = keyof typeof FORMS;
export type KeptForm<Kind extends FormKind> = z.output<(typeof FORMS)[Kind]>;

const PREFIX = `${DRAFT_PREFIX}plants.`;
const keyOf = (userId: string, kind: FormKind) => `${PREFIX}${userId}.${kind}`;
/** A photo is half a megabyte: apart from the words, it is not written with each letter. */
const photoKeyOf = (userId: string, kind: FormKind) => `${keyOf(userId, kind)}.photo`;

/** The form that was open or begun in this tab before a reload, with its photo; `null` without one. */
export function readForm<Kind extends FormKind>(storage: Storage, userId: string, kind: Kind): KeptForm<Kind> | null {
  try {
    const words = JSON.parse(storage.getItem(keyOf(userId, kind)) ?? 'null');
    const photo = JSON.parse(storage.getItem(photoKeyOf(userId, kind)) ?? 'null');
    const form = FORMS[kind].safeParse(words && { ...words, draft: { ...words.draft, photo } });
    // The schema was looked up by this very kind, which the compiler loses on the way through the union.
    return form.success ? (form.data as KeptForm<Kind>) : null;
  } catch {
    return null;
  }
}

/** Answers how to keep one form; `null` forgets it. A full or forbidden storage costs the draft, never the page. */
export function formKeeper<Kind extends FormKind>(storage: Storage, userId: string, kind: Kind) {
  let photoThen: unknown = readForm(storage, userId, kind)?.draft.photo ?? null;
  return (form: KeptForm<Kind> | null) => {
    attempt(() => {
      if (!form) return forgetDrafts(storage, keyOf(userId, kind));
      const { photo: _apart, ...draft } = form.draft;
      storage.setItem(keyOf(userId, kind), JSON.stringify({ ...form, draft }));
    });
    const photo = form?.draft.photo ?? null;
    if (photo === photoThen) return;
    photoThen = photo;
    attempt(() => {
      if (photo) storage.setItem(photoKeyOf(userId, kind), JSON.stringify(photo));
      else storage.removeItem(photoKeyOf(userId, kind));
    });
  };
}

/** Forgets the forms of all users but `userId`. */
export function forgetFormsOfOthers(storage: Storage, userId: string): void {
  forgetDrafts(storage, PREFIX, `${PREFIX}${userId}.`);
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing to tell a child: what is typed is still on the page.
  }
}

/** In this tab only, and gone with the drafts at logout: which plant a child has open is of no use to another user. */
const selectedKeyOf = (userId: string) => `${DRAFT_PREFIX}plants.${userId}.selected`;

export function readSelected(storage: Storage, userId: string): string | null {
  try {
    return storage.getItem(selectedKeyOf(userId));
  } catch {
    return null;
  }
}

export function keepSelected(storage: Storage, userId: string, plantId: string | null): void {
  try {
    if (plantId === null) storage.removeItem(selectedKeyOf(userId));
    else storage.setItem(selectedKeyOf(userId), plantId);
  } catch {
    // The child taps the plant again.
  }
}
