import { type Children, commandIdOf, dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';
import { intensityLabel, promptFor, quickMoodById, richMoodById, weekdayOf } from './catalogue.ts';
import { feelingWithIntensity, JOURNAL_FEELING, journalNote, type SaveMoodInput } from './contract.ts';
import { DEMO_MOMENTS, DEMO_PAGES, type DemoMoment } from './demo-moments.ts';
import { saveMood } from './journal.decide.ts';

interface DemoStory {
  readonly children: Pick<Children, 'execute'>;
  readonly childId: string;
  /** The visitor's present: the story ends the day before. */
  readonly now: Date;
  readonly timeZone: string;
  readonly correlationId?: string;
}

const AFTER_SCHOOL_MINUTES = 16 * 60;

/** Tells about three weeks of a demo child's journal by real commands, the same for the same day; told again, it changes nothing. */
export async function tellDemoStory({
  children,
  childId,
  now,
  timeZone,
  correlationId = 'demo-story',
}: DemoStory): Promise<void> {
  const today = dayNumber(localDateIn(now, timeZone));
  for (const [index, moment] of DEMO_MOMENTS.entries()) {
    const localDate = dateOfDay(today - moment.daysAgo);
    await children.execute(childId, saveMood(inputOf(moment, localDate)), {
      commandId: commandIdOf(childId, 'demo-story', String(index)),
      correlationId,
      actor: 'child',
      now: instantAt(localDate, AFTER_SCHOOL_MINUTES + moment.minute, timeZone),
      timeZone,
    });
  }
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
