import type { SignInPlace } from '@wonderlings/account/sign-ins-contract';
import { fill } from '../../lib/copy/fill.ts';
import { dayNumber } from '../../lib/local-day/local-day.ts';
import { BROWSER_WORDS, DEVICE_WORDS, SIGN_INS_COPY } from './sign-ins.copy.ts';

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const dayName = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `Firefox on a tablet`. */
export const placeName = ({ browser }: Pick<SignInPlace, 'browser'>): string =>
  BROWSER_WORDS[browser.name] + DEVICE_WORDS[browser.device];

/** When the place was used, in a line: since when, where that is another day, and when last. A place lasts 30 days. */
export function placeDays({ firstDay, lastDay }: Pick<SignInPlace, 'firstDay' | 'lastDay'>, today: string): string {
  const last = fill(SIGN_INS_COPY.last, { day: dayWord(lastDay, today) });
  return firstDay === lastDay ? last : `${fill(SIGN_INS_COPY.since, { day: dayWord(firstDay, today) })}. ${last}`;
}

function dayWord(day: string, today: string): string {
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return SIGN_INS_COPY.today;
  return ago === 1 ? SIGN_INS_COPY.yesterday : dayName.format(new Date(`${day}T00:00:00Z`));
}
