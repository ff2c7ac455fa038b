import { LONGEST_BEADED_ROW, type MonthFigures, type RowOfDays } from '@wonderlings/history/month-contract';
import { round } from '../../../art/companions/rig/geometry.ts';
import { shortDay } from '../../../lib/local-day/day-words.ts';
import { addDays, dayNumber } from '../../../lib/local-day/local-day.ts';
import { CHART_COPY, counted } from '../month.copy.ts';
import { rowsSay } from '../month-sentences.ts';
import { Chart } from './chart.tsx';
import styles from './rows.module.css';

interface RowsProps {
  readonly figures: MonthFigures;
  readonly paper?: boolean;
}

/** The latest rows of check-ins, a bead a day: what rested is a seed on the string, and a row that ended is still whole. */
export function Rows({ figures: { month, today, rows }, paper = false }: RowsProps) {
  const isNow = month === today.slice(0, 7) && (rows.latest[0]?.last ?? '') >= addDays(today, -1);
  const table = {
    caption: 'Rows of days',
    head: ['From', 'To', 'Days', 'Rest days'],
    rows: rows.latest.map((row) => [shortDay(row.first), shortDay(row.last), row.days, restWords(row)]),
  };
  return (
    <Chart
      id="rows"
      title={CHART_COPY.rows}
      says={rowsSay(rows, isNow)}
      className={paper ? `${styles.rows} ${styles.paper}` : styles.rows}
      table={paper || rows.latest.length === 0 ? undefined : table}
    >
      {rows.latest.length > 0 && (
        <>
          <ol className={styles.strings}>
            {rows.latest.map((row) => (
              <li key={row.first}>
                <span className={styles.name}>
                  <b>{rowWords(row)}</b>
                  <i>
                    {shortDay(row.first)} to {row.last === today ? 'today' : shortDay(row.last)}
                    {eachWords(row)}
                  </i>
                </span>
                <RowPicture row={row} />
              </li>
            ))}
          </ol>
          <dl className={styles.facts}>
            <div>
              <dt>Longest row</dt>
              <dd>{rows.longest}</dd>
            </div>
            <div>
              <dt>Check-ins in all</dt>
              <dd>{rows.checkIns}</dd>
            </div>
          </dl>
          <p className={styles.note}>
            A missed day rests, at most one in seven. The two figures {paper ? 'beside this' : 'above'} never fall.
          </p>
        </>
      )}
    </Chart>
  );
}

const rowWords = ({ days, rested }: RowOfDays): string =>
  rested === 0 ? counted(days, 'day') : `${counted(days, 'day')}, ${counted(rested, 'rest day')}`;

function restWords({ rested, restDays }: RowOfDays): string {
  if (rested === 0) return 'none';
  return restDays.length > 0 ? restDays.map((day) => shortDay(day)).join(', ') : String(rested);
}

function eachWords(row: RowOfDays): string {
  const { each } = beadsOf(row);
  if (each === 1) return '';
  return each === 7 ? '; a bead is a week' : `; a bead is ${each} days`;
}

const GAP = 13;

/** Decoration: how many days and which ones stands beside it. */
export function RowPicture({ row }: { readonly row: RowOfDays }) {
  const { beads } = beadsOf(row);
  const width = beads.length * GAP + 4;
  return (
    <svg className={styles.string} viewBox={`0 0 ${width} 24`} width={width} height={24} aria-hidden="true">
      <path d={`M2 9Q${round(width / 2)} 19 ${width - 2} 9`} className={styles.thread} />
      {beads.map((isCheckIn, index) => {
        const [x, y] = [round(8.5 + index * GAP), round(9 + 5 * Math.sin((Math.PI * (index + 0.5)) / beads.length))];
        return isCheckIn ? (
          <circle key={x} cx={x} cy={y} r="5" className={styles.bead} />
        ) : (
          <ellipse
            key={x}
            cx={x}
            cy={y}
            rx="4.6"
            ry="3.4"
            className={styles.seed}
            strokeDasharray="2 1.6"
            transform={`rotate(-14 ${x} ${y})`}
          />
        );
      })}
    </svg>
  );
}

/** A row of days as it is strung. */
interface BeadString {
  /** What one bead stands for, in days. */
  readonly each: number;
  /** In order: true for a check-in, false for a day that rested. */
  readonly beads: readonly boolean[];
}

const WEEK = 7;
/** A year and more has so many beads by the week that none would be seen. */
const LONG = 30;

const lengthOf = ({ first, last }: Pick<RowOfDays, 'first' | 'last'>): number => dayNumber(last) - dayNumber(first) + 1;

export function beadsOf(row: RowOfDays): BeadString {
  const length = lengthOf(row);
  if (length <= LONGEST_BEADED_ROW) {
    const rested = new Set(row.restDays);
    return { each: 1, beads: Array.from({ length }, (_, day) => !rested.has(addDays(row.first, day))) };
  }
  const each = length <= LONGEST_BEADED_ROW * WEEK ? WEEK : LONG;
  return { each, beads: Array.from({ length: Math.ceil(length / each) }, () => true) };
}
