import type { ReactNode } from 'react';
import styles from './picture.module.css';

export type PictureId = 'door' | 'buddy' | 'window' | 'glasses' | 'asleep' | 'parcel' | 'keepsake' | 'house' | 'letter';

const line = {
  fill: 'none',
  stroke: 'var(--line)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
/** Of the window that a keepsake is: a pane for each of its twelve words. */
const GLASS = ['#f4b6c8', '#9edca0', '#93c6f5', '#ffe38c', '#c9b3f2', '#f7c59f'] as const;
const PANES = Array.from({ length: 12 }, (_, pane) => ({
  at: `${26 + (pane % 3) * 23} ${20 + Math.floor(pane / 3) * 21}`,
  fill: GLASS[(pane * 5) % GLASS.length],
}));

const DRAWN: Readonly<Record<PictureId, ReactNode>> = {
  door: (
    <>
      <path d="M32 104V32C44 14 76 14 88 32v72z" fill="var(--primary)" />
      <path d="M32 104V32C44 14 76 14 88 32v72zM20 104h80" {...line} />
      <path d="M44 44c8-9 24-9 32 0v16H44z" fill="#ffe38c" />
      <circle cx="78" cy="74" r="4" fill="var(--line)" />
    </>
  ),
  buddy: (
    <>
      <path d="M60 20c24 0 40 18 38 44-2 24-16 38-39 37-24-1-38-16-36-40 2-24 14-41 37-41z" fill="var(--primary)" />
      <path d="M60 20c24 0 40 18 38 44-2 24-16 38-39 37-24-1-38-16-36-40 2-24 14-41 37-41z" {...line} />
      <ellipse cx="47" cy="54" rx="5" ry="7" fill="var(--line)" />
      <ellipse cx="73" cy="54" rx="5" ry="7" fill="var(--line)" />
      <path d="M50 70c6 7 14 7 20 0" {...line} />
    </>
  ),
  window: <DayWindow x={12} y={8} scale={2.2} lit={3} />,
  glasses: (
    <>
      <circle cx="35" cy="66" r="22" fill="var(--tint-2)" />
      <circle cx="85" cy="66" r="22" fill="var(--tint-2)" />
      <path
        d="M13 66a22 22 0 1044 0 22 22 0 10-44 0zM63 66a22 22 0 1044 0 22 22 0 10-44 0zM57 61c2-3 4-3 6 0M14 58l8-26c1-4 4-6 8-6M106 58l-8-26c-1-4-4-6-8-6"
        {...line}
      />
    </>
  ),
  house: <House />,
  asleep: <House asleep />,
  parcel: (
    <>
      <path d="M18 46l42-20 42 20v44l-42 18-42-18z" fill="var(--secondary)" />
      <path d="M60 64v44l42-18V46z" fill="var(--primary)" />
      <path d="M18 46l42-20 42 20-42 18zM18 46v44l42 18 42-18V46M60 64v44M39 36l42 18v18" {...line} />
    </>
  ),
  keepsake: (
    <>
      {PANES.map(({ at, fill }) => (
        <path key={at} d={`M${at}h21v19h-21z`} fill={fill} />
      ))}
      <path d="M24 104V40C24 8 96 8 96 40v64zM47 16v88M71 16v88M24 40h72M24 61h72M24 82h72" {...line} />
    </>
  ),
  letter: (
    <>
      <path d="M14 36h92v60H14z" fill="var(--surface)" />
      <path d="M14 36h92v60H14zM14 38l46 34 46-34" {...line} />
      <path d="M60 66c-9-10-20 2 0 16 20-14 9-26 0-16z" fill="var(--accent)" stroke="var(--line)" strokeWidth="3" />
    </>
  ),
};

/** A small drawing of a part of the product. The words beside it say all there is to know. */
export function Picture({ id }: { readonly id: PictureId }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 112" aria-hidden="true">
      {DRAWN[id]}
    </svg>
  );
}

const FRAME = 'M4 10C10 3 34 3 40 10v31H4z';
/** Below left first: so many things were done on a day. */
const WINDOW_PANES = [
  'M8 24.3h12.6V37H8z',
  'M23.4 24.3H36V37H23.4z',
  'M8 12.5C10 9 16 7.5 20.6 7.3v14.2H8z',
  'M23.4 7.3C28 7.5 34 9 36 12.5v9H23.4z',
] as const;
const SLATS = 'M22 6.5v33.5M10 15h8M10 21h8M10 27h8M10 33h8M26 15h8M26 21h8M26 27h8M26 33h8';
const SHUTTER = 'color-mix(in srgb, var(--primary) 58%, var(--surface))';
const DARK = 'color-mix(in srgb, var(--border) 70%, var(--surface))';
const LAMP = '#ffe38c';

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** One day: a pane for each thing that was done, four at most. */
function DayWindow({ x, y, scale = 1, lit }: WindowProps & { readonly lit: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={FRAME} fill="var(--surface)" stroke="var(--line)" strokeWidth="2.2" strokeLinejoin="round" />
      {WINDOW_PANES.map((pane, at) => (
        <path key={pane} d={pane} fill={at < lit ? LAMP : DARK} />
      ))}
      <path d="M2 41.5h40" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

/** A day without anything, or an account that is asleep. */
function ShutWindow({ x, y, scale = 1 }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M5 11C11 5 33 5 39 11v29H5z" fill={SHUTTER} />
      <path d={SLATS} stroke="var(--surface)" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  );
}

const COLUMNS = [0, 1, 2] as const;
const ROWS = [0, 1] as const;
/** What was done on the six days of the drawing; 0 is a day of rest. */
const DAYS = [3, 0, 2, 4, 1, 3] as const;

/** A month as a house, with its lights on or asleep. */
function House({ asleep = false }: { readonly asleep?: boolean }) {
  return (
    <>
      <path d="M78 22V8h11v20z" fill="var(--line)" />
      <path d="M8 42C34 20 56 10 60 10s26 10 52 32z" fill="var(--line)" />
      <path d="M16 41h88v63H16z" fill="var(--surface)" stroke="var(--line)" strokeWidth="3" />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const at = { x: 22 + column * 27, y: 46 + row * 28, scale: 0.54 };
          const lit = DAYS[row * COLUMNS.length + column] ?? 0;
          return asleep || lit === 0 ? (
            <ShutWindow key={`${row}-${column}`} {...at} />
          ) : (
            <DayWindow key={`${row}-${column}`} {...at} lit={lit} />
          );
        }),
      )}
      {asleep && <path d="M106 8a10 10 0 108 15 9 9 0 01-8-15z" fill={LAMP} stroke="var(--line)" strokeWidth="2" />}
    </>
  );
}
