import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';

/** The whole history was checked. `found`: whether something does not fit; `entries`: how many there were. */
export const HistoryChecked = defineEvent({
  type: 'HistoryChecked',
  schema: z.object({ found: z.boolean(), entries: z.int().min(0) }),
});

/** Twelve words were made that stand for the stream up to that revision. */
export const KeepsakeMade = defineEvent({ type: 'KeepsakeMade', schema: z.object({ revision: z.int().min(0) }) });
export const KeepsakeCompared = defineEvent({ type: 'KeepsakeCompared', schema: z.object({ fits: z.boolean() }) });
