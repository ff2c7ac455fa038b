import { localDateIn, type ModuleDependencies, type Route, route } from '@wonderlings/kernel';
import { printMonth } from './month.decide.ts';
import * as contract from './month-contract.ts';
import { monthOf } from './month-queries.ts';

/** The month of the grown-up area, and that it was printed. */
export function monthRoutes({ children, read }: ModuleDependencies): readonly Route[] {
  return [
    route(contract.getMonth, ({ childId, params, context }) => {
      const { now, timeZone } = context(childId);
      return monthOf(read, childId, params.month, localDateIn(now, timeZone));
    }),
    route(contract.printMonth, async ({ childId, params, context }) => {
      await children.execute(childId, printMonth(params.month), context(childId));
      return { ok: true as const };
    }),
  ];
}
