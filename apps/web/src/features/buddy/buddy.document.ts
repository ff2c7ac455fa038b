import { z } from 'zod';
import { deviceDocument } from '../../device/store/device-document.ts';

const Kept = z.object({
  /** Everything until then has been answered. */
  upTo: z.string(),
  /** What was answered last. */
  key: z.string().nullable(),
  /** How often each was answered. */
  turns: z.record(z.string(), z.number()).readonly(),
  /** The last day on which home was opened, and the last on which good night was said. */
  visitedOn: z.string().nullable(),
  nightOn: z.string().nullable(),
});
export type BuddyKept = Readonly<z.infer<typeof Kept>>;

export const NOTHING_SAID: BuddyKept = { upTo: '', key: null, turns: {}, visitedOn: null, nightOn: null };

/** So that the buddy answers each thing once, on the device alone. */
export const buddyDocument = deviceDocument<BuddyKept>({ name: 'buddy', schema: Kept, initial: NOTHING_SAID });
