import { on, readTable } from '@wonderlings/kernel';
import { EVENT_DESCRIPTIONS, kindOf } from './event-descriptions.ts';

export type HistoryMonthRow = {
  readonly user_id: string;
  /** `YYYY-MM`, of the child's own days. */
  readonly month: string;
  /** Which days have a line: bit 0 is the first. */
  readonly days: number;
  /** How many lines, by `<kind> <actor>`. */
  readonly lines: { readonly [kindAndActor: string]: number };
  /** The newest event that was counted, so that none ever counts twice. */
  readonly counted_to: number;
};

/** Beyond the specification: what a look at all the years, and the number on the filter's button, need of the entries. */
export const historyMonths = readTable<HistoryMonthRow>({
  name: 'history_months',
  version: 1,
  columns: {
    user_id: { type: 'uuid' },
    month: { type: 'text' },
    days: { type: 'integer' },
    lines: { type: 'jsonb' },
    counted_to: { type: 'integer' },
  },
  key: ['user_id', 'month'],
  owner: 'user_id',
  folds: EVENT_DESCRIPTIONS.map((description) => {
    const dayOf = (event: Parameters<typeof description.factsOf>[0]) =>
      description.factsOf(event).localDate ?? event.localDate;
    return on<HistoryMonthRow, string, unknown>(
      description.definition,
      (event) => [[event.childId, dayOf(event).slice(0, 7)]],
      (row, event, [, month]) => {
        if (row && event.revision <= row.counted_to) return row;
        const { subject = '' } = description.factsOf(event);
        const line = lineOf(kindOf(description, { subject, actor: event.actor }), event.actor);
        return {
          user_id: event.childId,
          month: String(month),
          days: (row?.days ?? 0) | (1 << (Number(dayOf(event).slice(8)) - 1)),
          lines: { ...row?.lines, [line]: (row?.lines[line] ?? 0) + 1 },
          counted_to: event.revision,
        };
      },
    );
  }),
});

/** What lines are counted by. */
export const lineOf = (kind: string, actor: string): string => `${kind} ${actor}`;
