import type { MonthFigures } from '@wonderlings/history/month-contract';
import type { ReactNode } from 'react';
import { fullMonth, shortDay } from '../../../lib/local-day/day-words.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { HouseWindow } from '../../grown-up/index.ts';
import { CHART_COPY, counted, DAY_KINDS, LEGEND, WEEKDAYS, weekdayOf } from '../month.copy.ts';
import { MOST_PANES, panesOf, type ShownDay, shownDays } from '../month-days.ts';
import { houseSays } from '../month-sentences.ts';
import { Chart, Legend } from './chart.tsx';
import styles from './house.module.css';

interface HouseProps {
  readonly figures: MonthFigures;
  readonly name: string;
  /** Puts a day that was lit into a link to its list. Without it no day can be pressed. */
  readonly linkDay?: (localDate: string, day: ReactNode) => ReactNode;
}

/** A house with a window for each day, lit when the child was there; the panes that are alight are counted. */
export function House({ figures, name, linkDay }: HouseProps) {
  const days = shownDays(figures);
  const gap = weekdayOf(`${figures.month}-01`);
  return (
    <Chart
      id="house"
      title={CHART_COPY.house}
      says={houseSays(name)}
      table={linkDay && { caption: `Days of ${fullMonth(figures.month)}`, head: HEAD, rows: days.flatMap(rowOf) }}
    >
      <div className={styles.house}>
        <Roof>{fullMonth(figures.month)}</Roof>
        <div className={styles.floors}>
          <div className={styles.weekdays} aria-hidden="true">
            {WEEKDAYS.map((day) => (
              <span key={day}>{day.slice(0, 3)}</span>
            ))}
          </div>
          <ol className={styles.windows} data-tight="">
            {days.map((day, index) => (
              <li key={day.localDate} style={index === 0 ? { gridColumnStart: gap + 1 } : undefined}>
                <Day day={day} linkDay={linkDay} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <HouseLegend days={days} />
    </Chart>
  );
}

function Day({ day, linkDay }: { readonly day: ShownDay; readonly linkDay: HouseProps['linkDay'] }) {
  const { localDate, kind, isToday } = day;
  const shown = (
    <span className={styles.day} data-kind={kind} data-today={isToday || undefined}>
      {kind !== 'before' && <HouseWindow kind={kind} panes={panesOf(day)} />}
      <span className={styles.number}>{Number(localDate.slice(8))}</span>
      <VisuallyHidden>
        {isToday && ', today'}, {sayDay(day)}
      </VisuallyHidden>
    </span>
  );
  return kind === 'lit' && linkDay ? linkDay(localDate, shown) : shown;
}

function sayDay({ kind, things }: ShownDay): string {
  if (kind === 'lit') return things > 0 ? `${counted(things, 'thing')} done` : 'here';
  return { rest: 'a rest day', shut: 'not here', next: 'still to come', before: 'before the account was made' }[kind];
}

const HEAD = ['Day', 'Things done', 'Kind of day'] as const;
function rowOf({ localDate, kind, things, figures }: ShownDay): readonly (readonly [string, number, string])[] {
  if (kind === 'next' || kind === 'before') return [];
  const isHereOnly = kind === 'lit' && !figures?.checkedIn;
  return [[shortDay(localDate), things, DAY_KINDS[isHereOnly ? 'here' : kind]]];
}

/** Of what the house has: no word for what it does not show. */
function HouseLegend({ days }: { readonly days: readonly ShownDay[] }) {
  const has = (kind: ShownDay['kind']) => days.some((day) => day.kind === kind);
  const isHereOnly = (day: ShownDay) => day.kind === 'lit' && day.things === 0;
  return (
    <Legend className={styles.marks}>
      {LEGEND.panes.map(
        (words, panes) =>
          (panes > 0 || days.some(isHereOnly)) && (
            <li key={words}>
              <HouseWindow kind="lit" panes={Math.min(panes, MOST_PANES)} />
              {words}
            </li>
          ),
      )}
      {(['shut', 'rest', 'next'] as const).filter(has).map((kind) => (
        <li key={kind}>
          <HouseWindow kind={kind} />
          {LEGEND[kind]}
        </li>
      ))}
    </Legend>
  );
}

function Roof({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.roof}>
      <svg viewBox="0 -20 350 74" aria-hidden="true">
        <path d="M262 40V-8h26v48z" className={styles.chimney} />
        <path d="M259-8h32" className={styles.chimneyTop} strokeWidth="6" strokeLinecap="round" />
        <path d="M2 54C22 34 80 10 175 8s153 26 173 46z" className={styles.tiles} />
        <path d="M40 40c40-20 84-26 135-27M110 48c22-8 42-10 65-10" className={styles.shine} strokeLinecap="round" />
      </svg>
      <b>{children}</b>
    </div>
  );
}
