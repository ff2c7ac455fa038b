import { mutationOptions } from '@tanstack/react-query';
import { printMonth } from '@wonderlings/history/month-contract';
import { call } from '../../lib/api/call.ts';

/** Tells the child that its month was printed. Its key is of one sheet: sent again after a lost answer, it is told once. */
export const printMonthMutation = mutationOptions({
  mutationFn: ({ month, idempotencyKey }: { readonly month: string; readonly idempotencyKey: string }) =>
    call(printMonth, { params: { month }, idempotencyKey }),
});
