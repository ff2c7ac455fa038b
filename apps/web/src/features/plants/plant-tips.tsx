import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import styles from './plant-tips.module.css';
import { PLANTS_COPY } from './plants.copy.ts';

interface PlantTip {
  readonly id: 'touch-first' | 'follow-the-light' | 'same-spot' | 'plants-rest';
  readonly title: string;
  readonly text: string;
}

const PLANT_TIPS: readonly PlantTip[] = [
  { id: 'touch-first', title: 'Touch first, then water', text: 'Dry soil wants a drink. Wet soil can wait.' },
  {
    id: 'follow-the-light',
    title: 'Turn the pot',
    text: 'Plants lean to the light. Turn the pot a bit each week.',
  },
  {
    id: 'same-spot',
    title: 'Measure the same way',
    text: 'Start at the soil and stop at the tip. Same day each week is best.',
  },
  {
    id: 'plants-rest',
    title: 'Slow is okay',
    text: "Some weeks a plant grows roots. You can't see it, but it is busy.",
  },
];

/** Four tips, with Fern on top of them unless Fern is needed elsewhere on the page. */
export function PlantTips({ hasFern }: { readonly hasFern: boolean }) {
  return (
    <aside className={styles.tips} aria-labelledby="plant-tips">
      {hasFern && (
        <div className={styles.perch}>
          <Wonderling who="fern" mood="happy" size={138} />
        </div>
      )}
      <section className={styles.card}>
        <h2 id="plant-tips" className={styles.heading}>
          {PLANTS_COPY.tipsHeading}
        </h2>
        <ul className={styles.list}>
          {PLANT_TIPS.map(({ id, title, text }) => (
            <li key={id} className={styles.tip}>
              <TipArt tip={id} className={styles.art} />
              <p>
                <b className={styles.title}>{title}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** Small pictures in the place of the content's emoji (the droplet, the sun, the ruler and the seedling). */
const DRAWN: Readonly<Record<PlantTip['id'], ReactNode>> = {
  'touch-first': (
    <>
      <path
        d="M32 5c12 16 20 25 20 36 0 11-9 18-20 18s-20-7-20-18C12 30 20 21 32 5z"
        fill="#8FD3F4"
        stroke="#1F4E72"
        strokeWidth="2.500"
      />
      <path d="M22 40c0 6 3 10 8 11" stroke="#fff" strokeWidth="4" fill="none" />
    </>
  ),
  'follow-the-light': (
    <>
      <path
        d="M32 6v8M32 50v8M6 32h8M50 32h8M14 14l5 5M45 45l5 5M14 50l5-5M45 19l5-5"
        stroke="#C77A12"
        strokeWidth="4"
      />
      <circle cx="32" cy="32" r="15" fill="#FFD257" stroke="#7A4A10" strokeWidth="2.500" />
      <path d="M27 31v.1M37 31v.1" stroke="#5A3509" strokeWidth="4" />
      <path d="M27 36c3 3 7 3 10 0" fill="none" stroke="#5A3509" strokeWidth="2.200" />
    </>
  ),
  'same-spot': (
    <>
      <path d="M10 46L46 8l12 11-36 39z" fill="#FFDF9A" stroke="#80520A" strokeWidth="2.500" />
      <path d="M17 39l5 5M24 32l7 7M31 24l5 5M38 17l7 7" stroke="#80520A" strokeWidth="2.500" />
    </>
  ),
  'plants-rest': (
    <g strokeWidth="2.500">
      <path d="M32 34V17" stroke="#2D5E3B" strokeWidth="3.500" fill="none" />
      <path d="M32 25C21 26 13 19 13 7c12 0 19 7 19 18z" fill="#8CCB86" stroke="#2D5E3B" />
      <path d="M32 21c0-10 7-16 19-17 1 11-7 18-19 17z" fill="#B4D672" stroke="#2D5E3B" />
      <path d="M18 38h28l-4 20c-6 4-14 4-20 0z" fill="#F0A57C" stroke="#7A3A1C" />
      <path d="M14 32h36l-1 9H15z" fill="#F9C8A8" stroke="#7A3A1C" />
    </g>
  ),
};

function TipArt({ tip, className }: { readonly tip: PlantTip['id']; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-4 -4 72 72" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      {DRAWN[tip]}
    </svg>
  );
}
