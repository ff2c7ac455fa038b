import { defineEvent } from '@wonderlings/kernel';
import { Instant, LocalDate } from '@wonderlings/kernel/contract';
import { z } from 'zod';

const Nothing = z.object({});

/** By an adult, together with the child. The password is in the vault, never here. */
export const GrownUpPasswordSet = defineEvent({ type: 'GrownUpPasswordSet', schema: Nothing });
export const GrownUpPasswordChanged = defineEvent({ type: 'GrownUpPasswordChanged', schema: Nothing });

/** From the fourth wrong try on, once on each of the child's own days. */
export const GrownUpPasswordMistyped = defineEvent({
  type: 'GrownUpPasswordMistyped',
  schema: z.object({ tries: z.int().min(1) }),
});

/** With the child's own password. `from`: when a new one may be set; the old one works until then. */
export const GrownUpPasswordResetAsked = defineEvent({
  type: 'GrownUpPasswordResetAsked',
  schema: z.object({ from: Instant }),
});
export const GrownUpPasswordResetStopped = defineEvent({ type: 'GrownUpPasswordResetStopped', schema: Nothing });

/** The area was opened in one session; it closes by itself. */
export const GrownUpViewOpened = defineEvent({ type: 'GrownUpViewOpened', schema: z.object({ until: Instant }) });
/** By hand, before its time. */
export const GrownUpAreaClosed = defineEvent({ type: 'GrownUpAreaClosed', schema: Nothing });

/** A grown-up's yes to what is kept. `version`: the day of the text that was agreed to. */
export const ConsentGiven = defineEvent({ type: 'ConsentGiven', schema: z.object({ version: LocalDate }) });
export const ConsentWithdrawn = defineEvent({ type: 'ConsentWithdrawn', schema: Nothing });
