import { type DemoAct, type DemoVisit, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { intensityLabel, promptFor, quickMoodById, richMoodById, weekdayOf } from './catalogue.ts';
import { feelingWithIntensity, JOURNAL_FEELING, journalNote, type SaveMoodInput } from './contract.ts';
import { DEMO_MOMENTS, DEMO_PAGES, type DemoMoment } from './demo-moments.ts';
import { saveMood } from './journal.decide.ts';

const AFTER_SCHOOL_MINUTES = 16 * 60;

/** About three weeks of a demo child's journal, the same for the same day; the story ends the day before the visit. */
export function demoActs({ now, timeZone }: DemoVisit): readonly DemoAct[] {
  const today = dayNumber(localDateIn(now, timeZone));
  return DEMO_MOMENTS.map((moment) => {
    const localDate = dateOfDay(today - moment.daysAgo);
    return {
      at: instantAt(localDate, AFTER_SCHOOL_MINUTES + moment.minute, timeZone),
      act: saveMood(inputOf(moment, localDate)),
    };
  });
}

function inputOf(moment: DemoMoment, localDate: string): SaveMoodInput {
  if ('page' in moment) {
    const words = DEMO_PAGES[weekdayOf(localDate)] ?? DEMO_PAGES[0];
    return { feeling: JOURNAL_FEELING, note: journalNote(promptFor(localDate).prompt, words), emoji: null };
  }
  const { note } = moment;
  if ('quick' in moment) {
    const { feeling } = known(quickMoodById(moment.quick));
    return { feeling, baseFeelingName: feeling, note, emoji: null };
  }
  const mood = known(richMoodById(moment.rich));
  const feeling = feelingWithIntensity(mood.feeling, intensityLabel(mood, moment.step));
  return { feeling, baseFeelingName: mood.feeling, note, emoji: null };
}

function known<Mood>(mood: Mood | undefined): Mood {
  if (!mood) throw new Error('The demo story has moods of the catalogue only');
  return mood;
}
