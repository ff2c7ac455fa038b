import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { INTENSITY } from '@wonderlings/journal/contract';
import { Drawing, DrawingMarks } from '@wonderlings/journal/drawing-contract';
import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { DRAFT_PREFIX, forgetDrafts } from '../../device/drafts.ts';

const Attempt = z
  .object({
    key: z.string(),
    body: z.object({
      feeling: z.string(),
      baseFeelingName: z.string().optional(),
      note: z.string().nullable(),
      drawing: Drawing.optional(),
    }),
  })
  .nullable();

const DRAFTS = {
  add: z.object({
    moodId: z.enum(RICH_MOODS.map((mood) => mood.id)).nullable(),
    intensity: z.int().min(INTENSITY.min).max(INTENSITY.max),
    note: z.string(),
    attempt: Attempt,
  }),
  quick: z.object({
    moodId: z.enum(QUICK_MOODS.map((mood) => mood.id)).nullable(),
    note: z.string(),
    attempt: Attempt,
  }),
  writing: z.object({ day: LocalDate, swaps: z.int().min(0), words: z.string(), attempt: Attempt }),
  drawing: z.object({
    day: LocalDate,
    swaps: z.int().min(0),
    marks: DrawingMarks,
    words: z.string(),
    attempt: Attempt,
  }),
} as const;

export type DraftKind = keyof typeof DRAFTS;
export type DraftOf<Kind extends DraftKind> = z.output<(typeof DRAFTS)[Kind]>;

const PREFIX = `${DRAFT_PREFIX}journal.`;
const keyOf = (userId: string, kind: DraftKind) => `${PREFIX}${userId}.${kind}`;

/**
 * What a child has written and not saved, for this tab only: it outlives a reload, not the browser, and never reaches
 * the device's storage. `null` without one, or when it cannot be read.
 */
export function readDraft<Kind extends DraftKind>(storage: Storage, userId: string, kind: Kind): DraftOf<Kind> | null {
  try {
    const draft = DRAFTS[kind].safeParse(JSON.parse(storage.getItem(keyOf(userId, kind)) ?? 'null'));
    // The schema was looked up by this very kind, which the compiler loses on the way through the union.
    return draft.success ? (draft.data as DraftOf<Kind>) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; `null` forgets it. A full or forbidden storage costs the draft, never the page. */
export function writeDraft<Kind extends DraftKind>(
  storage: Storage,
  userId: string,
  kind: Kind,
  draft: DraftOf<Kind> | null,
): void {
  try {
    if (draft === null) storage.removeItem(keyOf(userId, kind));
    else storage.setItem(keyOf(userId, kind), JSON.stringify(draft));
  } catch {
    // Nothing to tell a child: what is typed is still on the page.
  }
}

/** Forgets the journal's drafts of all users but `userId`. */
export function forgetDraftsOfOthers(storage: Storage, userId: string): void {
  forgetDrafts(storage, PREFIX, `${PREFIX}${userId}.`);
}
