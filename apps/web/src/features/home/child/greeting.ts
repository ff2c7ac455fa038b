import { fill } from '../../../lib/copy/fill.ts';
import { dayNumber, lineOfDay } from '../../../lib/local-day/local-day.ts';
import { inWords } from '../../../lib/words/words.ts';
import { type Register, type Slot, slotAt } from '../../suggestion/index.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import { AFTER_GAP, GREETINGS } from './greetings.catalogue.ts';

interface Greeting {
  readonly title: string;
  /** Empty where the greeting is short. */
  readonly line: string;
}

/** How many whole days without a feeling or a page are some days away. */
const GAP_DAYS = 3;

/** `lastDay`: the last that is known to have one; null where none is. */
export const wasAway = (lastDay: string | null, today: string): boolean =>
  lastDay !== null && dayNumber(today) - dayNumber(lastDay) > GAP_DAYS;

interface Visit {
  readonly localDate: string;
  readonly localTime: string;
  readonly wasAway: boolean;
  readonly register: Register;
}

/** By name and by the part of the day, or after some days away: the first sentence large, the rest below it. */
export function greetingOf(name: string, { localDate, localTime, wasAway: isBack, register }: Visit): Greeting {
  const slot: Slot = slotAt(localTime, register);
  const again = slot === 'evening' || slot === 'late' ? inWords(AFTER_GAP.evening) : inWords(AFTER_GAP.day);
  const words = lineOfDay(isBack ? again : inWords(GREETINGS)[slot], localDate);
  const end = words.search(/(?<=[.!?]) /);
  const [title, line] = end < 0 ? [words, ''] : [words.slice(0, end), words.slice(end + 1)];
  return { title: fill(title, { name }), line: fill(line, { name }) };
}

/** After today's feeling. `isOver`: and after one small thing. */
export const thanksOf = (name: string, isOver: boolean): Greeting => ({
  title: fill(CHILD_HOME.thanks, { name }),
  line: isOver ? CHILD_HOME.enough : '',
});
