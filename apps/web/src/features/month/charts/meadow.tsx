import type { MonthFigures } from '@wonderlings/history/month-contract';
import { round } from '../../../art/companions/rig/geometry.ts';
import { FLOWER_HEADS } from '../../../art/flowers/flower-heads.tsx';
import type { FlowerId } from '../../../art/flowers/flower-of.ts';
import { dayName, shortDay } from '../../../lib/local-day/day-words.ts';
import { addDays, addMonths, dayNumber } from '../../../lib/local-day/local-day.ts';
import { CHART_COPY, counted, weekdayOf } from '../month.copy.ts';
import { meadowSays } from '../month-sentences.ts';
import { type Bed, bedsOf, feltWords, unsavedNames } from './beds.ts';
import { Chart } from './chart.tsx';
import styles from './meadow.module.css';

const SIDE = 8;
const WIDTH = { narrow: 310, wide: 470 } as const;
/** How a drawing for a phone and one for a desk differ. */
const NARROW = { height: 56, head: 0.42, stem: 6.5, stroke: 1.8 } as const;
const WIDE = { height: 64, head: 0.52, stem: 8, stroke: 2.2 } as const;
const SHORTEST_STEM = 7;
const AXIS_DAYS = [1, 8, 15, 22, 29] as const;

/** A bed for each feeling, a flower on each day it was saved: the taller its stem, the bigger the feeling. */
export function Meadow({ figures, paper = false }: { readonly figures: MonthFigures; readonly paper?: boolean }) {
  const beds = bedsOf(figures);
  const unsaved = unsavedNames(beds);
  const felt = figures.days.filter(({ feelings }) => feelings.length > 0);
  const table = {
    caption: 'Feelings saved, by day',
    head: ['Day', 'Feelings, with how big (1 to 4)'],
    rows: felt.map((day) => [shortDay(day.localDate), feltWords(day)]),
  };
  const picture = (width: number, isWide: boolean) => (bed: Bed) => (
    <BedPicture bed={bed} month={figures.month} width={width} isWide={isWide} />
  );
  return (
    <Chart
      id="meadow"
      title={CHART_COPY.meadow}
      says={meadowSays(beds)}
      table={paper || beds.length === 0 ? undefined : table}
    >
      {beds.length > 0 && (
        <ul className={paper ? `${styles.beds} ${styles.paper}` : styles.beds}>
          {beds.map((bed) => (
            <li key={bed.id}>
              <span className={styles.name}>
                <FlowerHead id={bed.id} />
                <b>{bed.name}</b>
                <i>{counted(bed.times, 'time')}</i>
              </span>
              <span className={styles.narrow}>{picture(WIDTH.narrow, false)(bed)}</span>
              {!paper && <span className={styles.wide}>{picture(WIDTH.wide, true)(bed)}</span>}
            </li>
          ))}
          <li aria-hidden="true">
            <span className={styles.narrow}>
              <Axis month={figures.month} width={WIDTH.narrow} />
            </span>
            {!paper && (
              <span className={styles.wide}>
                <Axis month={figures.month} width={WIDTH.wide} />
              </span>
            )}
          </li>
        </ul>
      )}
      <p className={styles.note}>
        {beds.length > 0 && 'A tall stem is a big feeling. Pale columns are weekends. '}
        {beds.length > 0 && unsaved.length > 0 && `Not saved this month: ${unsaved.join(', ')}.`}
      </p>
    </Chart>
  );
}

const daysIn = (month: string) => dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);
const stepOf = (month: string, width: number) => (width - 2 * SIDE) / daysIn(month);

interface BedPictureProps {
  readonly bed: Bed;
  readonly month: string;
  readonly width: number;
  readonly isWide: boolean;
}

/** One bed, from the first of the month to its last day. */
export function BedPicture({ bed, month, width, isWide }: BedPictureProps) {
  const { height, head, stem, stroke } = isWide ? WIDE : NARROW;
  const step = stepOf(month, width);
  const base = height - 10;
  const middle = (localDate: string) => round(SIDE + (dayNumber(localDate) - dayNumber(`${month}-01`) + 0.5) * step);
  const weekends = Array.from({ length: daysIn(month) }, (_, day) => addDays(`${month}-01`, day)).filter((day) =>
    [0, 6].includes(weekdayOf(day)),
  );
  const label = `${bed.name}: ${bed.blooms.map(({ localDate, size }) => `${dayName(localDate)}, size ${size}`).join('; ')}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      {weekends.map((day) => (
        <rect
          key={day}
          className={styles.weekend}
          x={round(middle(day) - step / 2)}
          width={round(step)}
          height={base}
        />
      ))}
      <path d={`M0 ${base}H${width}`} className={styles.ground} strokeDasharray="1 4" strokeLinecap="round" />
      {bed.blooms.map(({ localDate, size }) => {
        const [x, y] = [middle(localDate), round(base - SHORTEST_STEM - size * stem)];
        const bend = `${round(x - 1.5)} ${round((base + y) / 2 + 3)} ${round(x + 1)} ${round((base + y) / 2)}`;
        return (
          <g key={localDate}>
            <path d={`M${x} ${base}C${bend} ${x} ${y}`} className={styles.stem} strokeWidth={stroke} />
            <g transform={`translate(${x} ${y}) scale(${head})`}>{FLOWER_HEADS[bed.id]}</g>
          </g>
        );
      })}
    </svg>
  );
}

const FlowerHead = ({ id }: { readonly id: FlowerId }) => (
  <svg className={styles.head} viewBox="-22 -22 44 44" aria-hidden="true">
    {FLOWER_HEADS[id]}
  </svg>
);

function Axis({ month, width }: { readonly month: string; readonly width: number }) {
  return (
    <svg viewBox={`0 0 ${width} 22`} width={width} height={22} aria-hidden="true">
      {AXIS_DAYS.filter((day) => day <= daysIn(month)).map((day) => (
        <text key={day} x={round(SIDE + (day - 0.5) * stepOf(month, width))} y="16" textAnchor="middle">
          {day}
        </text>
      ))}
    </svg>
  );
}
