import {
  type Command,
  command,
  type DecisionContext,
  DomainError,
  type Draft,
  dateOfDay,
  dayNumber,
  draft,
} from '@wonderlings/kernel';
import { JOURNAL_FEELING, pageOf, type SaveMoodInput } from './contract.ts';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed, StreakExtended, StreakStarted } from './events.ts';
import { journalFacet } from './journal.ts';
import {
  type CheckIns,
  figuresOf,
  hasCheckedIn,
  restDaysAround,
  type StreakFigures,
  withCheckIn,
  withRestDay,
} from './streak.ts';

/** A page without a prompt of its own. */
const UNTITLED = 'Journal Entry';

/**
 * Saves a feeling, or a page of the journal, and counts the child's day when it is a new one.
 * @throws DomainError `journal.no-words` for a page with neither words nor a drawing; `journal.drawing-without-page`
 */
export function saveMood(input: SaveMoodInput): Command<CheckIns> {
  return command(journalFacet, (checkIns, context) => [
    input.feeling === JOURNAL_FEELING ? pageWritten(input, context) : moodSaved(input, context),
    ...checkedIn(checkIns, dayNumber(context.localDate)),
  ]);
}

function moodSaved(input: SaveMoodInput, { newId }: DecisionContext): Draft {
  const { feeling, baseFeelingName, note, drawing, emoji } = input;
  if (drawing) {
    const sentence = 'A drawing is a page of its own.';
    throw new DomainError('invalid', 'journal.drawing-without-page', sentence, { drawing: sentence });
  }
  return draft(MoodSaved, { moodId: newId('mood'), feeling, baseFeelingName: baseFeelingName ?? null, note, emoji });
}

function pageWritten(input: SaveMoodInput, { newId }: DecisionContext): Draft {
  const { feeling, note, drawing = null, emoji } = input;
  const { prompt, words } = pageOf(note ?? '');
  if (words === '' && drawing === null) {
    const sentence = 'Please write something here.';
    throw new DomainError('invalid', 'journal.no-words', sentence, { note: sentence });
  }
  const ids = { moodId: newId('mood'), entryId: newId('entry') };
  const page = { title: prompt ?? UNTITLED, content: words, note, drawing, isDrawn: drawing !== null };
  return draft(JournalEntryWritten, { ...ids, ...page, feeling, emoji });
}

/** Nothing, when the day was counted before. */
function checkedIn(before: CheckIns, day: number): readonly Draft[] {
  if (hasCheckedIn(before, day)) return [];
  const counted = withCheckIn(before, day);
  const restDays = restDaysAround(counted, day);
  const after = restDays.reduce(withRestDay, counted);
  const figures = figuresOf(after);
  if (!figures) throw new Error('A counted day is part of a streak');
  const { current, longest, total, startDay } = figures;
  return [
    draft(CheckedIn, {
      currentStreak: current,
      longestStreak: longest,
      totalCheckIns: total,
      streakStartDate: dateOfDay(startDay),
    }),
    ...restDays.map((restDay) => draft(RestDayUsed, { date: dateOfDay(restDay) })),
    ...streakMoved(day, figures),
  ];
}

/** A late day that joins an older run moves nothing; one of the latest run starts it or makes it longer. */
function streakMoved(day: number, { current, startDay }: StreakFigures): readonly Draft[] {
  if (day < startDay) return [];
  return [current === 1 ? draft(StreakStarted, {}) : draft(StreakExtended, { currentStreak: current })];
}
