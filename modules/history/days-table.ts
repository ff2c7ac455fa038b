import {
  ChildRegistered,
  JournalRenamed,
  PasswordChanged,
  ProfileChanged,
  SignedIn,
  SignedOut,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
} from '@wonderlings/account/events';
import { ActivityCompleted, ActivityStarted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from '@wonderlings/journal/events';
import {
  clockIn,
  type DomainEvent,
  type EventDefinition,
  type Fold,
  hadWords,
  on,
  readTable,
} from '@wonderlings/kernel';
import { GoalChosen, GoalSetAside, GoalTicked } from '@wonderlings/rewards/events';
import { StickerMoved, StickerPlaced, StickerRemoved } from '@wonderlings/stickers/events';
import { type DayFigures, NOTHING, withActivity, withFeeling, withThing, withVisit, withWords } from './day-figures.ts';
import { feelingOfMood } from './feeling-of-mood.ts';

export type HistoryDayRow = {
  readonly user_id: string;
  readonly local_date: string;
  readonly checked_in: boolean;
  /** A rest day was recorded for it. When a check-in comes late after all, that is what shows. */
  readonly rested: boolean;
  /** {@link DayFigures}. Sealed: clock times beside the envelope's instants would give the time zone away, which the log seals. */
  readonly figures: { readonly [key: string]: unknown };
  /** The newest event that was counted, so that none ever counts twice. */
  readonly counted_to: number;
};

type Change<Data> = (day: DayFigures, data: Data) => DayFigures;

/** What a child does at the device, besides what is counted: it was there. */
const PRESENCE: readonly EventDefinition[] = [
  ChildRegistered,
  SignedIn,
  SignedOut,
  PasswordChanged,
  ProfileChanged,
  JournalRenamed,
  ThemeChosen,
  WonderlingChosen,
  WordsChosen,
  ActivityStarted,
  GoalChosen,
  GoalTicked,
  GoalSetAside,
  StickerPlaced,
  StickerMoved,
  StickerRemoved,
];

/**
 * A row for each of a child's own days that had anything: the figures that the month of the grown-up area is drawn from. A month
 * is 31 rows and twelve weeks are 84, however much was done on them.
 */
export const historyDays = readTable<HistoryDayRow>({
  name: 'history_days',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    local_date: { type: 'date' },
    checked_in: { type: 'boolean' },
    rested: { type: 'boolean' },
    figures: { type: 'jsonb', sealed: true },
    counted_to: { type: 'integer' },
  },
  key: ['user_id', 'local_date'],
  owner: 'user_id',
  folds: [
    onDay(MoodSaved, (day, mood) => {
      const felt = withFeeling(day, feelingOfMood(mood));
      return hadWords(MoodSaved, mood) ? withWords(felt) : felt;
    }),
    onDay(JournalEntryWritten, (day) => withWords(withThing(day))),
    onDay(ActivityCompleted, (day, { card, duration }) => withActivity(day, card, duration)),
    onDay(AffirmationKept, withThing),
    ...PRESENCE.map((definition) => onDay(definition, (day) => day)),
    on(
      CheckedIn,
      ({ childId, localDate }) => [[childId, localDate]],
      (row, { childId, localDate }) => ({ ...(row ?? emptyDay(childId, localDate)), checked_in: true }),
    ),
    on(
      RestDayUsed,
      ({ childId, data }) => [[childId, data.date]],
      (row, { childId, data }) => ({ ...(row ?? emptyDay(childId, data.date)), rested: true }),
    ),
  ],
});

/** Counts an event on its own local day, and the child as there if the child did it. */
function onDay<Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
  change: Change<Data>,
): Fold<HistoryDayRow> {
  return on(
    definition,
    ({ childId, localDate }) => [[childId, localDate]],
    (row, event) => {
      if (row && event.revision <= row.counted_to) return row;
      const known = row ?? emptyDay(event.childId, event.localDate);
      const figures = seen(change(figuresOf(known), event.data), event);
      return { ...known, figures: { ...figures }, counted_to: event.revision };
    },
  );
}

const seen = (day: DayFigures, { actor, at, timeZone }: DomainEvent): DayFigures =>
  actor === 'child' ? withVisit(day, minuteOfDay(at, timeZone)) : day;

/** Since midnight, on the clock that the child had then. */
function minuteOfDay(at: string, timeZone: string): number {
  const [hour = 0, minute = 0] = clockIn(new Date(at), timeZone).split(':').map(Number);
  return hour * 60 + minute;
}

const emptyDay = (childId: string, localDate: string): HistoryDayRow => ({
  user_id: childId,
  local_date: localDate,
  checked_in: false,
  rested: false,
  figures: { ...NOTHING },
  counted_to: -1,
});

// The column holds what the folds above put there.
export const figuresOf = ({ figures }: Pick<HistoryDayRow, 'figures'>) => figures as unknown as DayFigures;
