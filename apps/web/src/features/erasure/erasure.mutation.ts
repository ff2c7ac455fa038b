import { mutationOptions } from '@tanstack/react-query';
import { askErasure, askErasureAsGrownUp, undoErasure } from '@wonderlings/erasure/contract';
import { call } from '../../lib/api/call.ts';
import { forgetAsleep } from '../account/index.ts';

const ASK = { child: askErasure, 'grown-up': askErasureAsGrownUp } as const;
export type Asker = keyof typeof ASK;

/** Puts the account to sleep: each asks by a call of their own, with their own password, which is not kept. */
export const askErasureMutation = (who: Asker) =>
  mutationOptions({ gcTime: 0, mutationFn: (password: string) => call(ASK[who], { body: { password } }) });

/** Wakes the account, with the child's password or the grown-up's; this tab then knows of none that is asleep. */
export const undoErasureMutation = mutationOptions({
  gcTime: 0,
  mutationFn: (body: { readonly username: string; readonly password: string }) => call(undoErasure, { body }),
  onSuccess: forgetAsleep,
});
