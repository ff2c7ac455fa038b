import { ANSWER_IDS } from '@wonderlings/affirmations/catalogue';
import { KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';
import { DRAFT_PREFIX } from '../../device/drafts.ts';
import type { AffirmationDraft } from './affirmation.machine.ts';
import { STEPS } from './questionnaire.ts';

const Answer = z.enum(ANSWER_IDS).nullable();
const Draft: z.ZodType<AffirmationDraft> = z.object({
  day: LocalDate,
  stage: z.enum([...STEPS, 'card']),
  answers: z.object({ age: Answer, feeling: Answer, second: Answer, proud: Answer }),
  pick: z.int().min(0),
  attempt: z
    .object({ key: z.string(), body: KeepAffirmationInput.pick({ questionnaire: true, affirmation: true }) })
    .nullable(),
});

const keyOf = (userId: string) => `${DRAFT_PREFIX}affirmation.${userId}`;

/** Where a child was before a reload of this tab; `null` on another day, or when it cannot be read. */
export function readAffirmationDraft(storage: Storage, userId: string, today: string): AffirmationDraft | null {
  try {
    const draft = Draft.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return draft.success && draft.data.day === today ? draft.data : null;
  } catch {
    return null;
  }
}

/** `null` forgets it. A full or forbidden storage costs the draft, never the page. */
export function writeAffirmationDraft(storage: Storage, userId: string, draft: AffirmationDraft | null): void {
  try {
    if (draft === null) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // What was answered is still on the page.
  }
}
