import { JOURNAL_FEELING, type JournalTotals, type MoodEntry, STREAK_MILESTONES } from '@wonderlings/journal/contract';
import { fill } from '../../lib/copy/fill.ts';
import { inWords } from '../../lib/words/words.ts';
import { type EarnedThing, earnedThings } from '../celebrations/index.ts';
import { restDayLine } from '../streaks/index.ts';
import { isHardFeeling } from './entry-words.ts';
import { CELEBRATION_COPY } from './journal.copy.ts';
import { pageDaysAfter, type SavedMood } from './save-mood.command.ts';

interface Celebration {
  /** What the child did, in a sentence. */
  readonly deed: string;
  /** A stop that was reached just now, or the rest day that led here. */
  readonly streakLine: string | null;
  readonly currentStreak: number;
  /** All that this act earned, achievements first. */
  readonly earned: readonly EarnedThing[];
}

export function celebrationOf({ answer, before }: SavedMood): Celebration {
  return {
    deed: answer.feeling === JOURNAL_FEELING ? pageDeed(answer, before) : feelingDeed(answer),
    streakLine: streakLine({ answer, before }),
    currentStreak: answer.streak.currentStreak,
    earned: earnedThings(answer.newAchievements, answer.newRewards),
  };
}

function feelingDeed(entry: MoodEntry): string {
  return entry.note !== null && isHardFeeling(entry)
    ? inWords(CELEBRATION_COPY.hardMoodSaved)
    : inWords(CELEBRATION_COPY.moodSaved);
}

/** Only what the figures prove: without them it is not known whether this page is the first. */
function pageDeed(entry: MoodEntry, before: JournalTotals | undefined): string {
  if (entry.drawing) return inWords(CELEBRATION_COPY.drawingSaved);
  if (!before) return inWords(CELEBRATION_COPY.journalSaved);
  if (before.pages === 0) return inWords(CELEBRATION_COPY.firstEntry);
  const { last, running } = pageDaysAfter(before.pageDays, entry.localDate);
  const isRunning = last === entry.localDate && running > 1;
  return isRunning
    ? fill(inWords(CELEBRATION_COPY.journalDays), { n: running })
    : inWords(CELEBRATION_COPY.journalSaved);
}

function streakLine({ answer, before }: SavedMood): string | null {
  const firstToday = before !== undefined && (before.lastEntryDay === null || before.lastEntryDay < answer.localDate);
  if (!firstToday) return null;
  if (answer.streak.restDayUsed) return restDayLine(answer.localDate);
  const stop = STREAK_MILESTONES.find((milestone) => milestone === answer.streak.currentStreak);
  return stop === undefined ? null : inWords(CELEBRATION_COPY.streakDays)[stop];
}
