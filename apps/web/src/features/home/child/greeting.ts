import { fill } from '../../../lib/copy/fill.ts';
import { lineOfDay } from '../../../lib/local-day/local-day.ts';
import { type Slot, slotAt } from '../../suggestion/index.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import { GREETINGS } from './greetings.catalogue.ts';

interface Greeting {
  readonly title: string;
  /** Empty where the greeting is short. */
  readonly line: string;
}

/** By name and by the part of the day: the first sentence large, the rest below it. */
export function greetingOf(name: string, localDate: string, localTime: string): Greeting {
  const slot: Slot = slotAt(localTime);
  const words = lineOfDay(GREETINGS[slot], localDate);
  const end = words.search(/(?<=[.!?]) /);
  const [title, line] = end < 0 ? [words, ''] : [words.slice(0, end), words.slice(end + 1)];
  return { title: fill(title, { name }), line: fill(line, { name }) };
}

/** After today's feeling. `isOver`: and after one small thing. */
export const thanksOf = (name: string, isOver: boolean): Greeting => ({
  title: fill(CHILD_HOME.thanks, { name }),
  line: isOver ? CHILD_HOME.enough : '',
});
