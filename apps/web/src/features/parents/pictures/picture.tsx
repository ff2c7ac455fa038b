import type { ReactNode } from 'react';
import { DayWindow, House } from './house.tsx';
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
