import { type RetentionSettings, type Route, route } from '@wonderlings/kernel';
import { getSupport } from './support-contract.ts';

/**
 * What public pages tell of the operator of this server.
 * @param email the setting SUPPORT_EMAIL; undefined: the pages leave the address out
 * @param retention undefined: no unused account is ever erased
 */
export const supportRoute = (email: string | undefined, retention: RetentionSettings | undefined): Route =>
  route(getSupport, async () => ({ email: email ?? null, retentionYears: retention?.retentionYears ?? null }));
