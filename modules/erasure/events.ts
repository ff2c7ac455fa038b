import { defineEvent } from '@wonderlings/kernel';
import { Instant, LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';

/** The account falls asleep, and is erased then unless it is woken. The kernel's `ChildErased` says that it was. */
export const ErasureRequested = defineEvent({ type: 'ErasureRequested', schema: z.object({ eraseAt: Instant }) });
export const ErasureUndone = defineEvent({ type: 'ErasureUndone', schema: z.object({}) });

/** A year before an account without sign-ins is erased. A sign-in calls it off. */
export const RetentionAnnounced = defineEvent({
  type: 'RetentionAnnounced',
  schema: z.object({ eraseOn: LocalDate }),
});
