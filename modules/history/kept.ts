import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const day = kept('around', "the child's own day");
const when = kept('around', 'when it was');

/** What the history itself adds, for the privacy page. */
export const historyKept: KeptFields = {
  NoteShown: { moodId: kept('grown-up', 'which note the child showed, never its words') },
  NoteTakenBack: { moodId: kept('grown-up', 'which note the child took back') },
  MonthPrinted: { month: kept('grown-up', 'which month was printed') },
  history_entries: {
    user_id: OF_CHILD,
    local_date: day,
    at: when,
    revision: kept('around', 'the place of an entry in its history'),
    event_id: kept('around', 'a random number for the entry'),
    type: kept('around', 'which sort of entry it is'),
    subject: kept(
      'activities',
      'which feeling, activity, badge or setting a line of the history is about, of the fixed lists',
    ),
    figure: kept('activities', 'its number: how long, how many'),
    actor: kept('around', 'whether the child, a grown-up or the program did it'),
    act_id: kept('around', 'a random number for what was done'),
    cause_id: kept('around', 'which entry it came from'),
    mood_id: kept('around', 'a random number for this feeling or page'),
    time_zone: kept('around', 'the time zone of the device'),
  },
  history_months: {
    user_id: OF_CHILD,
    month: kept('around', 'which month'),
    days: kept('around', 'on which of its days something was done'),
    lines: kept('activities', 'how many lines of each sort a month has'),
    counted_to: kept('around', 'up to which entry it was counted'),
  },
  history_notes: {
    user_id: OF_CHILD,
    mood_id: kept('around', 'a random number for this feeling or page'),
    state: kept('grown-up', 'whether a note is shown, taken back or erased'),
    at: when,
    local_date: day,
  },
  history_days: {
    user_id: OF_CHILD,
    local_date: day,
    checked_in: kept('activities', 'whether the child checked in that day'),
    rested: kept('activities', 'whether it was a rest day'),
    figures: kept('activities', 'the figures of a day: feelings, minutes, visits'),
    counted_to: kept('around', 'up to which entry it was counted'),
  },
};
