import { dayNumber } from '@wonderlings/kernel';
import type { Companion, WelcomeMessage } from './catalogue.ts';

/** Whole days without a check-in, after which a child is welcomed back (content README, "Rules of use"). */
const DAYS_AWAY = 3;

/**
 * What a companion says when the journal opens: its welcome back after {@link DAYS_AWAY} days or more away, otherwise the
 * others in turn, a new one each of the child's own days.
 * @param lastVisit the day of the last check-in, null before the first; after today for a traveller
 */
export function welcomeOf(companion: Companion, today: string, lastVisit: string | null): WelcomeMessage {
  const day = dayNumber(today);
  const away = lastVisit === null ? 0 : day - dayNumber(lastVisit) - 1;
  const wanted = away >= DAYS_AWAY ? 'after-gap' : 'any';
  const messages = companion.welcomeMessages.filter(({ when }) => when === wanted);
  const message = messages[((day % messages.length) + messages.length) % messages.length];
  if (!message) throw new Error(`${companion.name} has nothing to say (${wanted})`);
  return message;
}
