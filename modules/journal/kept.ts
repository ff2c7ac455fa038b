import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const moodId = kept('around', 'a random number for this feeling or page');
const entryId = kept('around', 'a random number for this page');
const feeling = kept('feelings', 'the feeling with how big it is, as the child saw it');
const baseFeeling = kept('feelings', 'the feeling alone');
const emoji = kept('feelings', 'the picture of the feeling');
const when = kept('feelings', 'when the feeling was saved');
const localDate = kept('feelings', "the child's own day");
const note = kept('notes', 'the note with a feeling, or the page with its question');
const drawing = kept('notes', 'the lines and stamps of a drawing');
const isDrawn = kept('feelings', 'that a page was drawn');
const title = kept('notes', 'the question or title of a page');
const hadWords = kept('notes', 'that there were words, after they were erased');
const content = kept('notes', 'the words of a page');
const pageWhen = kept('feelings', 'when a page was written');
const current = kept('earned', 'how many days in a row');
const longest = kept('earned', 'the longest row of days');
const total = kept('earned', 'how many days in all');
const rowBegan = kept('earned', 'the day a row of days began');
const restDay = kept('earned', 'which day was a rest day');

/** What the journal keeps, for the privacy page. */
export const journalKept: KeptFields = {
  MoodSaved: { moodId, feeling, baseFeelingName: baseFeeling, note, emoji, hadWords },
  JournalEntryWritten: { moodId, entryId, title, content, note, drawing, isDrawn, feeling, emoji, hadWords },
  NoteErased: { moodId: kept('notes', 'that the words of a feeling or page were erased, and of which one'), entryId },
  CheckedIn: { currentStreak: current, longestStreak: longest, totalCheckIns: total, streakStartDate: rowBegan },
  RestDayUsed: { date: restDay },
  StreakStarted: kept('earned', 'that a new row of days began'),
  StreakExtended: { currentStreak: current },
  moods: {
    id: moodId,
    user_id: OF_CHILD,
    emoji,
    feeling,
    base_feeling_name: baseFeeling,
    own_feeling: feeling,
    note,
    drawing,
    timestamp: when,
    local_date: localDate,
    revision: kept('around', 'the place of an entry in its history'),
  },
  journal_entries: { id: entryId, user_id: OF_CHILD, title, content, mood: feeling, timestamp: pageWhen },
  streaks: {
    id: kept('around', 'a random number for this row of days'),
    user_id: OF_CHILD,
    streak_type: kept('earned', 'what the row of days is of'),
    current_streak: current,
    longest_streak: longest,
    last_check_in: kept('earned', 'the last day that counted'),
    streak_start_date: rowBegan,
    total_check_ins: total,
    is_active: kept('earned', 'whether the row goes on'),
    created: kept('earned', 'when the first row began'),
    last_rest_day: restDay,
    open_days: kept('earned', 'the days that may still be counted together'),
  },
  garden_days: {
    user_id: OF_CHILD,
    local_date: kept('activities', 'the day in the garden'),
    rested: kept('activities', 'whether it was a rest day'),
    checked_in: kept('activities', 'whether the child checked in that day'),
    written: kept('activities', 'how many feelings and pages it has'),
    deeds: kept('activities', 'which activities were finished that day'),
  },
  journal_totals: {
    user_id: OF_CHILD,
    entries: kept('feelings', 'how many feelings and pages there are'),
    pages: kept('feelings', 'how many of them are pages'),
    feelings: kept('feelings', 'how many of each feeling'),
    counted_to: kept('around', 'up to which entry it was counted'),
  },
};
