import { z } from 'zod';
import { DRAFT_PREFIX, forgetDrafts } from '../../device/drafts.ts';
import { LogDraft, PlantDraft } from './plant-drafts.ts';

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
