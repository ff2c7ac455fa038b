import { type Route, route } from '@wonderlings/kernel';
import { getSupport } from './contract.ts';

/** @param email the setting SUPPORT_EMAIL; undefined: the pages leave the address out */
export const supportRoute = (email: string | undefined): Route =>
  route(getSupport, async () => ({ email: email ?? null }));
