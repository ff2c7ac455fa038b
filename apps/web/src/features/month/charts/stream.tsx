import type { MonthFigures, WeekOfFeelings } from '@wonderlings/history/month-contract';
import type { ReactNode } from 'react';
import { FLOWER_HEADS } from '../../../art/flowers/flower-heads.tsx';
import { FLOWER_NAMES, type FlowerId } from '../../../art/flowers/flower-of.ts';
import { monthName, shortDay } from '../../../lib/local-day/day-words.ts';
import { addDays } from '../../../lib/local-day/local-day.ts';
import { CHART_COPY } from '../month.copy.ts';
import { STREAM_SAYS } from '../month-sentences.ts';
import { Chart, Drawn, Legend } from './chart.tsx';
import styles from './stream.module.css';
import { FEWEST_WEEKS, type Strand, strandsOf, streamBands, weekX } from './stream-shape.ts';

const WIDTHS = { phone: 310, tablet: 640, desk: 1100 } as const;
const AXIS = 26;
const NARROW = { height: 190, nameFrom: Number.POSITIVE_INFINITY, monthLength: 3 } as const;
const WIDE = { height: 210, nameFrom: 24, monthLength: 9 } as const;
/** A flower needs so much room. */
const FLOWER_FROM = 13;
const LABEL = 'Feelings saved in each of the last twelve weeks, as a stream; the table below has the figures';

/** Up to twelve weeks of feelings as a stream; nothing under four weeks, or where no feeling was saved. */
export function Stream({ figures: { weeks, today } }: { readonly figures: MonthFigures }) {
  const strands = strandsOf(weeks);
  if (weeks.length < FEWEST_WEEKS || strands.length === 0) return null;
  const ids = strands.map(({ id }) => id);
  const table = {
    caption: 'Feelings saved in a week',
    head: ['Week from', ...ids.map((id) => FLOWER_NAMES[id])],
    rows: weeks.map(({ start }, week) => [shortDay(start), ...strands.map(({ counts }) => counts[week] || '–')]),
  };
  return (
    <Chart id="stream" title={CHART_COPY.stream} says={STREAM_SAYS} table={table}>
      <Drawn
        label={LABEL}
        widths={WIDTHS}
        draw={(width, isWide) => (
          <StreamPicture weeks={weeks} strands={strands} today={today} width={width} isWide={isWide} />
        )}
      />
      <Legend>
        {ids.map((id) => (
          <li key={id}>
            <svg width="30" height="20" viewBox="0 0 30 20" aria-hidden="true">
              <FeelingPapers ids={[id]} scope="legend" />
              <rect
                x="1"
                y="1"
                width="28"
                height="18"
                rx="6"
                fill={paperFill(id, 'legend')}
                stroke={FEELING_PAPER[id].ink}
                strokeWidth="1.5"
              />
            </svg>
            {FLOWER_NAMES[id]}
          </li>
        ))}
      </Legend>
    </Chart>
  );
}

interface StreamPictureProps {
  readonly weeks: readonly WeekOfFeelings[];
  readonly strands: readonly Strand[];
  readonly today: string;
  readonly width: number;
  readonly isWide: boolean;
}

export function StreamPicture({ weeks, strands, today, width, isWide }: StreamPictureProps) {
  const { height, nameFrom } = isWide ? WIDE : NARROW;
  const bands = streamBands(strands, { width, height });
  const scope = `stream-${width}`;
  return (
    <svg viewBox={`0 0 ${width} ${height + AXIS}`} width={width} height={height + AXIS} aria-hidden="true">
      <FeelingPapers ids={strands.map(({ id }) => id)} scope={scope} />
      {bands.map(({ id, path }) => (
        <path key={id} d={path} fill={paperFill(id, scope)} className={styles.band} />
      ))}
      {bands.map(
        ({ id, widest }) =>
          widest.height > FLOWER_FROM && (
            <g key={id} transform={`translate(${widest.x} ${widest.y})`}>
              <g transform="scale(.42)">{FLOWER_HEADS[id]}</g>
              {widest.height > nameFrom && (
                <text className={styles.name} x="13" y="5">
                  {FLOWER_NAMES[id]}
                </text>
              )}
            </g>
          ),
      )}
      <Weeks weeks={weeks} today={today} width={width} y={height} isWide={isWide} />
    </svg>
  );
}

interface WeeksProps extends Pick<StreamPictureProps, 'weeks' | 'today' | 'width' | 'isWide'> {
  readonly y: number;
}

/** The months where they begin, and the last week: far enough apart not to touch. */
function Weeks({ weeks, today, width, y, isWide }: WeeksProps) {
  const { monthLength } = isWide ? WIDE : NARROW;
  const last = weeks.at(-1)?.start ?? today;
  const x = (week: number) => weekX(week, weeks.length, width);
  const begins = weeks
    .map(({ start }, week) => ({ week, start, before: weeks[week - 1]?.start }))
    .filter(({ week, start, before }) => before?.slice(0, 7) !== start.slice(0, 7) && week > 0 && x(week) < width - 96);
  return (
    <>
      {begins.map(({ week, start }) => (
        <g key={start}>
          <path d={`M${x(week)} ${y + 2}v5`} className={styles.tick} />
          <text x={x(week)} y={y + 22} textAnchor={week === 1 ? 'start' : 'middle'}>
            {monthName(start.slice(0, 7)).slice(0, monthLength)}
          </text>
        </g>
      ))}
      <text x={width} y={y + 22} textAnchor="end">
        {today <= addDays(last, 6) ? 'this week' : `to ${shortDay(addDays(last, 6))}`}
      </text>
    </>
  );
}

interface Paper {
  readonly fill: string;
  /** 3:1 against the fill and against paper: textures and rims. */
  readonly ink: string;
  /** In a square of ten; every feeling has another, so that they differ without colour. */
  readonly texture: ReactNode;
}

const line = { fill: 'none', strokeWidth: 1.4 } as const;

/** The colours are those of the flowers. */
const FEELING_PAPER: Readonly<Record<FlowerId, Paper>> = {
  'really-happy': { fill: '#ffc94d', ink: '#93500f', texture: <circle cx="4" cy="4" r="1.6" stroke="none" /> },
  okay: { fill: '#9edca0', ink: '#1f7263', texture: null },
  'a-bit-sad': { fill: '#93c6f5', ink: '#2f62a8', texture: <path d="M3 1v5M8 5v4" {...line} /> },
  worried: { fill: '#bfa6f2', ink: '#5c479f', texture: <circle cx="5" cy="5" r="2.4" {...line} /> },
  nervous: { fill: '#ffafbe', ink: '#a93c60', texture: <path d="M0 6l2.5-4L5 6l2.500-4L10 6" {...line} /> },
  'a-little-scared': { fill: '#a9c4d6', ink: '#43608a', texture: <path d="M1 1l8 8M9 1L1 9" {...line} /> },
  happy: { fill: '#fff0c2', ink: '#93500f', texture: <path d="M5 2.500v5M2.500 5h5" {...line} /> },
  sad: { fill: '#dce9fb', ink: '#35588f', texture: <path d="M0 8h4M5 3h4" {...line} /> },
  angry: { fill: '#ff8a73', ink: '#8f2a1b', texture: <path d="M-1 5l6-6M3 9l6-6" fill="none" strokeWidth="2.2" /> },
  calm: { fill: '#a9ddcb', ink: '#1d6a58', texture: <path d="M0 4q2.500-3 5 0t5 0" {...line} /> },
  excited: {
    fill: '#ffb3d1',
    ink: '#a12a6c',
    texture: (
      <>
        <circle cx="2.500" cy="2.500" r="1.1" stroke="none" />
        <circle cx="7.500" cy="7.500" r="1.1" stroke="none" />
      </>
    ),
  },
  wild: { fill: '#f1d6ff', ink: '#6b4e8e', texture: <path d="M2 2h3v3H2z" {...line} /> },
  page: { fill: '#fff8e6', ink: '#634a86', texture: null },
};

const paperId = (id: FlowerId, scope: string) => `paper-${scope}-${id}`;
/** How a shape is filled with a feeling's paper, within the picture that {@link FeelingPapers} has the same scope in. */
const paperFill = (id: FlowerId, scope: string): string => `url(#${paperId(id, scope)})`;

/** @param scope sets the patterns of one picture apart from those of the others on a page */
function FeelingPapers({ ids, scope }: { readonly ids: readonly FlowerId[]; readonly scope: string }) {
  return (
    <defs>
      {ids.map((id) => {
        const { fill, ink, texture } = FEELING_PAPER[id];
        return (
          <pattern key={id} id={paperId(id, scope)} width="10" height="10" patternUnits="userSpaceOnUse">
            <rect width="10" height="10" fill={fill} />
            <g fill={ink} stroke={ink} opacity="0.6">
              {texture}
            </g>
          </pattern>
        );
      })}
    </defs>
  );
}
