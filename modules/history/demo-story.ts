import { type DemoAct, type DemoContext, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { showNote, takeNoteBack } from './notes.ts';

const AFTER_SCHOOL_MINUTES = 16 * 60;
/** "We planted beans in a jar.", an act of the journal's story two days before the visit. */
const BEANS = 'journal/24';

/** The demo child shows one note, and takes it back the day after. */
export function demoActs({ now, timeZone, idOf }: DemoContext): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  const moodId = idOf(BEANS, 'mood');
  const at = (daysAgo: number, minute: number) =>
    instantAt(dateOfDay(today - daysAgo), AFTER_SCHOOL_MINUTES + minute, timeZone);
  return [
    { at: at(2, 114), act: showNote(moodId) },
    { at: at(1, 61), act: takeNoteBack(moodId) },
  ];
}
