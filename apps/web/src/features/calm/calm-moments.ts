import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

/** A calm moment that a child wants to remember: which one, and on which day of their own. Nothing else is kept. */
export const CalmMoment = z.object({
  sessionId: z.enum(['bubble-breathing', 'starlight-relaxation', 'gentle-breeze', 'ocean-waves']),
  date: z.iso.date(),
  /** False for one that was stopped early: it counts the same. */
  finished: z.boolean(),
});
export type CalmMoment = z.infer<typeof CalmMoment>;

const CalmMoments = z.object({ moments: z.array(CalmMoment) });
export type CalmMoments = z.infer<typeof CalmMoments>;

/** Stays on this device; the newest comes first. */
export const calmMomentsDocument = deviceDocument<CalmMoments>({
  name: 'calm',
  schema: CalmMoments,
  initial: { moments: [] },
});

/** Years of calm; the oldest go first. */
const MOST_KEPT = 500;

export function withMoments({ moments }: CalmMoments, fresh: readonly CalmMoment[]): CalmMoments {
  return { moments: [...fresh.toReversed(), ...moments].slice(0, MOST_KEPT) };
}
