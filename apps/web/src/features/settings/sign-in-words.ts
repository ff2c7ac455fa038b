import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { fill } from '../../lib/copy/fill.ts';
import { dayNumber } from '../../lib/local-day/local-day.ts';
import { BROWSER_WORDS, DEVICE_WORDS, SIGN_INS_COPY } from './sign-ins.copy.ts';

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const dayName = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
const instant = (day: string) => new Date(`${day}T00:00:00Z`);

/** `A tablet, Firefox`. */
export const placeName = ({ browser }: Pick<SignInPlace, 'browser'>): string =>
  [DEVICE_WORDS[browser.device], BROWSER_WORDS[browser.name]].filter(Boolean).join(', ');

/** When the place was used last. */
export function lastUsed({ lastDay, isThis }: Pick<SignInPlace, 'lastDay' | 'isThis'>, today: string): string {
  const { inUse, last, lastToday, lastYesterday } = SIGN_INS_COPY;
  if (isThis) return inUse;
  const ago = dayNumber(today) - dayNumber(lastDay);
  if (ago <= 1) return ago === 1 ? lastYesterday : lastToday;
  return fill(last, { day: weekday.format(instant(lastDay)) });
}

/** How long it has been signed in, or how long it may come in by itself. */
export const howLong = ({ firstDay, knownUntil }: Pick<SignInPlace, 'firstDay' | 'knownUntil'>): string =>
  knownUntil
    ? fill(SIGN_INS_COPY.knows, { day: dayName.format(instant(knownUntil)) })
    : fill(SIGN_INS_COPY.since, { day: weekday.format(instant(firstDay)) });
