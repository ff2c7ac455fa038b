import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { CONSENT_VERSION } from './contract.ts';
import { giveConsent, openArea } from './family.decide.ts';

/** Of the demo child's three weeks, the first after its registration, which was at four in the afternoon. */
const FIRST_DAY = 21;
const SET_AT_MINUTES = 16 * 60 + 15;
/** Days before the visit, and the minutes of the day: two looks in the evening. */
const LOOKS = [
  { daysAgo: 9, minutes: 20 * 60 + 31 },
  { daysAgo: 2, minutes: 20 * 60 + 12 },
] as const;
const AREA_MS = 15 * 60_000;

/** A grown-up set a password and agreed when the account was made, and looked twice. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  const on = (daysAgo: number, minutes: number) => instantAt(dateOfDay(today - daysAgo), minutes, timeZone);
  const looks = LOOKS.map(({ daysAgo, minutes }) => {
    const at = on(daysAgo, minutes);
    return { at, act: openArea(new Date(at.getTime() + AREA_MS), false), actor: 'grown-up' } as const;
  });
  return [{ at: on(FIRST_DAY, SET_AT_MINUTES), act: giveConsent(CONSENT_VERSION, true), actor: 'grown-up' }, ...looks];
}
