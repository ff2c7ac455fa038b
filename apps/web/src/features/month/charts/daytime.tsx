import type { MonthFigures } from '@wonderlings/history/month-contract';
import { round } from '../../../art/companions/rig/geometry.ts';
import { CHART_COPY, clock, hourName, WEEKDAYS } from '../month.copy.ts';
import { daytimeSays } from '../month-sentences.ts';
import { Chart, Drawn, Legend, plain } from './chart.tsx';
import styles from './daytime.module.css';
import { halfHours, type Spot, spotsOf, type VisitAt, visitsOf } from './visits.ts';

const WIDTHS = { phone: 310, tablet: 600 } as const;
const NARROW = { left: 38, radius: 5.2, row: 27, ticks: [6, 12, 18, 24] } as const;
const WIDE = { left: 56, radius: 7.5, row: 34, ticks: [6, 9, 12, 15, 18, 21, 24] } as const;
const TOP = 24;
const FIRST_HOUR = 6;
const LAST_HOUR = 24;
const LATE_HOUR = 21;
const MOON =
  'M4.500 3.800A6.600 6.600 0 01-1.200-7C-5-6-7.200-3-7.200.4a7.200 7.200 0 007 7.200c2 0 3.700-1.300 4.700-3.800z';

/** When a visit began, by the child's own clock: a sun, or a moon after nine. Two weeks lie on each other. */
export function Daytime({ figures, paper = false }: { readonly figures: MonthFigures; readonly paper?: boolean }) {
  const visits = visitsOf(figures);
  const says = daytimeSays(visits, figures.month);
  const table = {
    caption: 'Visits by time of day',
    head: ['Half hour from', 'Visits'],
    rows: halfHours(visits).map(([minute, count]) => [clock(minute), count]),
  };
  const draw = (width: number, isWide: boolean) => <DaytimePicture visits={visits} width={width} isWide={isWide} />;
  return (
    <Chart id="daytime" title={CHART_COPY.daytime} says={says} table={paper || visits.length === 0 ? undefined : table}>
      {visits.length > 0 && (
        <>
          {paper ? (
            <div role="img" aria-label={plain(says)}>
              {draw(WIDTHS.phone, false)}
            </div>
          ) : (
            <Drawn label={plain(says)} widths={WIDTHS} draw={draw} />
          )}
          <Legend className={styles.marks}>
            <li>
              <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
                <circle r="6" className={styles.sun} />
              </svg>
              one visit
            </li>
            <li>
              <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
                <path d={MOON} className={styles.moon} />
              </svg>
              one visit after 9 pm
            </li>
          </Legend>
        </>
      )}
    </Chart>
  );
}

interface DaytimePictureProps {
  readonly visits: readonly VisitAt[];
  readonly width: number;
  readonly isWide: boolean;
}

/** A row for each day of the week, from six in the morning to midnight. What is earlier stands at the left edge. */
export function DaytimePicture({ visits, width, isWide }: DaytimePictureProps) {
  const { left, radius, row, ticks } = isWide ? WIDE : NARROW;
  const right = width - 4;
  const base = TOP + WEEKDAYS.length * row;
  const scope = `daytime-${width}`;
  const x = (hour: number) => {
    const shown = Math.max(FIRST_HOUR, Math.min(LAST_HOUR, hour));
    return round(left + ((shown - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * (right - left));
  };
  const late = { x: x(LATE_HOUR), width: round(right - x(LATE_HOUR)) };
  const sky = `M${left} ${base}H${right}v8c0 5-3 8-8 8H${left + 8}c-5 0-8-3-8-8z`;
  return (
    <svg viewBox={`0 0 ${width} ${base + 46}`} width={width} height={base + 46} aria-hidden="true">
      <defs>
        <SkyOfADay id={`${scope}-sky`} />
        <pattern id={`${scope}-late`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className={styles.hatch} />
        </pattern>
      </defs>
      <rect {...late} height={base} className={styles.evening} />
      <rect {...late} y={TOP} height={base - TOP} fill={`url(#${scope}-late)`} />
      <text x={right} y="16" textAnchor="end" className={styles.strong}>
        after 9 pm
      </text>
      {WEEKDAYS.map((name, day) => (
        <g key={name}>
          <text x="0" y={TOP + day * row + row / 2 + 5}>
            {name.slice(0, 3)}
          </text>
          <path d={`M${left} ${TOP + (day + 1) * row}H${right}`} className={styles.rule} />
        </g>
      ))}
      {spotsOf(visits).map((spot) => (
        <g
          key={`${spot.weekday} ${spot.minute} ${spot.late}`}
          transform={`translate(${x(spot.minute / 60)} ${round(TOP + spot.weekday * row + row / 2)})`}
        >
          <VisitMarks spot={spot} radius={radius} />
        </g>
      ))}
      <path d={sky} fill={`url(#${scope}-sky)`} className={styles.sky} />
      {ticks.map((hour) => (
        <text
          key={hour}
          x={hour === LAST_HOUR ? right : x(hour)}
          y={base + 36}
          textAnchor={hour === FIRST_HOUR ? 'start' : hour === LAST_HOUR ? 'end' : 'middle'}
        >
          {tickName(hour, isWide)}
        </text>
      ))}
    </svg>
  );
}

function tickName(hour: number, isWide: boolean): string {
  if (hour === 12) return 'noon';
  return hour === LAST_HOUR && isWide ? 'midnight' : hourName(hour);
}

/** As many as can be told apart; of more, one with their number. */
const MOST_MARKS = 4;
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.45, -0.5],
    [0.45, 0.5],
  ],
  3: [
    [-0.5, -0.6],
    [0.5, -0.2],
    [-0.2, 0.7],
  ],
  4: [
    [-0.6, -0.6],
    [0.6, -0.6],
    [-0.6, 0.6],
    [0.6, 0.6],
  ],
};

function VisitMarks({ spot: { count, late }, radius }: { readonly spot: Spot; readonly radius: number }) {
  const places = PLACES[Math.min(count, MOST_MARKS)] ?? [];
  if (count > MOST_MARKS) {
    return (
      <>
        <circle r={round(radius * 1.6)} className={late ? styles.manyLate : styles.sun} />
        <text y="5" textAnchor="middle" className={late ? styles.countLate : styles.count}>
          {count}
        </text>
      </>
    );
  }
  return places.map(([x, y]) => (
    <g key={`${x} ${y}`} transform={`translate(${round(x * radius)} ${round(y * radius)})`}>
      {late ? (
        <path d={MOON} className={styles.moon} transform={`scale(${round(radius / 6.5)})`} />
      ) : (
        <circle r={radius} className={styles.sun} />
      )}
    </g>
  ));
}

const SkyOfADay = ({ id }: { readonly id: string }) => (
  <linearGradient id={id}>
    <stop stopColor="#ffe3b8" />
    <stop offset=".16" stopColor="#cfe9ff" />
    <stop offset=".55" stopColor="#bfe0ff" />
    <stop offset=".72" stopColor="#ffd9b0" />
    <stop offset=".82" stopColor="#b79ad8" />
    <stop offset=".9" stopColor="#3f3574" />
    <stop offset="1" stopColor="#241c4c" />
  </linearGradient>
);
