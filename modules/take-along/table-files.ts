import { ActivityCompleted } from '@wonderlings/activities/events';
import { AffirmationKept } from '@wonderlings/affirmations/events';
import { CheckedIn, JournalEntryWritten, MoodSaved, RestDayUsed } from '@wonderlings/journal/events';
import { type DomainEvent, type EventDefinition, isEvent } from '@wonderlings/kernel';
import { GoalChosen, GoalMet, GoalSetAside, GoalTicked, REWARD_EVENTS } from '@wonderlings/rewards/events';
import { StickerMoved, StickerPlaced, StickerRemoved, StickerUnlocked } from '@wonderlings/stickers/events';
import { type CsvValue, csvLine } from './csv.ts';
import { clockTime } from './entry.ts';

/** A table of the export: one line for each event that it is about, in their order. */
interface TableFile {
  /** In the zip. */
  readonly path: string;
  readonly columns: readonly string[];
  /** Null for an event that is not in it. */
  readonly row: (event: DomainEvent) => readonly CsvValue[] | null;
}

const WHEN = ['date', 'time', 'time zone'] as const;
const when = (event: DomainEvent): CsvValue[] => [event.localDate, clockTime(event), event.timeZone];

function table<Data>(
  name: string,
  columns: readonly string[],
  definitions: readonly EventDefinition<string, Data>[],
  values: (data: Data, event: DomainEvent) => readonly CsvValue[],
): TableFile {
  return {
    path: `tables/${name}.csv`,
    columns: [...WHEN, ...columns],
    row(event) {
      const definition = definitions.find((one) => isEvent(one, event));
      // It is of that definition's type, and so has its data.
      return definition ? [...when(event), ...values(event.data as Data, event)] : null;
    },
  };
}

type Placing = { readonly stickerId: string; readonly page: string } & Partial<
  Readonly<Record<'x' | 'y' | 'rotation' | 'scale', number>>
>;

/** What a family looks up most, each in a spreadsheet of its own. Everything is in `history.json`. */
export const TABLE_FILES: readonly TableFile[] = [
  table('feelings', ['feeling', 'feeling without its strength', 'emoji', 'note'], [MoodSaved], (data) => [
    ...[data.feeling, data.baseFeelingName, data.emoji, data.note],
  ]),
  table('pages', ['title', 'text', 'feeling', 'emoji', 'drawn'], [JournalEntryWritten], (data) => [
    ...[data.title, data.content, data.feeling, data.emoji, data.isDrawn ? 'yes' : 'no'],
  ]),
  table('activities', ['activity', 'what exactly', 'card', 'seconds'], [ActivityCompleted], (data) => [
    ...[data.activityType, data.kind, data.card, data.duration],
  ]),
  table('affirmations', ['words'], [AffirmationKept], ({ affirmation }) => [affirmation]),
  table(
    'check-ins',
    ['days in a row', 'longest row', 'check-ins in all', 'row began'],
    [CheckedIn],
    ({ currentStreak, longestStreak, totalCheckIns, streakStartDate }) => [
      ...[currentStreak, longestStreak, totalCheckIns, streakStartDate],
    ],
  ),
  table('rest-days', ['rest day'], [RestDayUsed], ({ date }) => [date]),
  table<{ readonly id: string; readonly name: string; readonly description: string }>(
    'rewards',
    ['kind', 'name', 'for', 'id'],
    [...Object.values(REWARD_EVENTS), GoalMet],
    ({ name, description, id }, { type }) => [type, name, description, id],
  ),
  table<{ readonly goal: string; readonly week: string }>(
    'goals',
    ['what', 'goal', 'week'],
    [GoalChosen, GoalTicked, GoalSetAside],
    ({ goal, week }, { type }) => [type, goal, week],
  ),
  table('stickers', ['sticker', 'came with', 'which one'], [StickerUnlocked], ({ stickerId, unlockedBy }) => [
    ...[stickerId, unlockedBy.kind, unlockedBy.id],
  ]),
  table<Placing>(
    'placed-stickers',
    ['what', 'sticker', 'page', 'x', 'y', 'turned', 'size'],
    [StickerPlaced, StickerMoved, StickerRemoved],
    ({ stickerId, page, x = null, y = null, rotation = null, scale = null }, { type }) => [
      ...[type, stickerId, page, x, y, rotation, scale],
    ],
  ),
];

/** The lines of some events, as many tables as there are; a header first where the table begins. */
export function tableLines(events: readonly DomainEvent[], isStart: boolean): ReadonlyMap<string, string> {
  return new Map(
    TABLE_FILES.map(({ path, columns, row }) => {
      const rows = events.flatMap((event) => {
        const values = row(event);
        return values ? [csvLine(values)] : [];
      });
      return [path, (isStart ? csvLine(columns) : '') + rows.join('')];
    }),
  );
}
