import type { ComponentType } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useCalmMotion } from '../../lib/comfort/comfort.ts';
import type { CalmSessionId } from './calm.catalogue.ts';
import styles from './calm-figure.module.css';
import type { SessionMoment } from './calm-position.ts';
import { SoapBubble, Star } from './calm-shapes.tsx';
import { KEEPSAKES } from './keepsakes.catalogue.ts';

/** What Hum has at hand. */
const THINGS: Partial<Record<CalmSessionId, ComponentType<{ readonly moment: SessionMoment }>>> = {
  'bubble-breathing': Wand,
  'starlight-relaxation': StarArch,
};
const HUM: Readonly<Record<CalmSessionId, 'bob' | 'sway' | undefined>> = {
  'bubble-breathing': 'bob',
  'starlight-relaxation': undefined,
  'gentle-breeze': 'sway',
  'ocean-waves': 'bob',
};

/** Hum, who does what the lines say: on the sea, or in the air. */
export function CalmFigure({ id, moment }: { readonly id: CalmSessionId; readonly moment: SessionMoment }) {
  const Thing = THINGS[id];
  const { beat } = moment;
  const mood = beat ? (beat.phase === 'inhale' ? 'breathing-in' : 'breathing-out') : 'calm';
  return (
    <div className={styles.figure}>
      {Thing && <Thing moment={moment} />}
      <span
        className={id === 'ocean-waves' ? styles.hum : `${styles.hum} ${styles.inAir}`}
        data-moves={HUM[id]}
        data-depth="0.4"
      >
        <Wonderling who="hum" mood={mood} size={210} className={styles.size} />
      </span>
    </div>
  );
}

/** From the toes to the nose, in an arch over Hum; in a box of 420 by 260. */
const PLACES: readonly (readonly [number, number])[] = [
  [28, 214],
  [58, 132],
  [120, 66],
  [192, 34],
  [246, 40],
  [318, 78],
  [374, 148],
];

/** One star for each part of the body that rests, and a thread from each to the next. */
function StarArch({ moment: { found } }: { readonly moment: SessionMoment }) {
  const { at } = KEEPSAKES['starlight-relaxation'];
  return (
    <svg className={styles.arch} viewBox="0 0 420 260" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {PLACES.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = PLACES[index] ?? [x, y];
        return (
          <path
            key={x}
            className={styles.thread}
            data-lit={index + 1 < found || undefined}
            d={`M${fromX} ${fromY}L${x} ${y}`}
            stroke="var(--deep-line)"
            strokeWidth="2.5"
            strokeDasharray="1 8"
            strokeLinecap="round"
          />
        );
      })}
      {PLACES.map(([x, y], index) => (
        <g key={at[index]} className={styles.star} data-lit={index < found || undefined}>
          <Star x={x} y={y} r={index === 6 ? 24 : 18} fill="var(--il-sun)" />
        </g>
      ))}
    </svg>
  );
}

/** Hum's bubble wand, and the bubble that grows on it. */
function Wand({ moment: { beat } }: { readonly moment: SessionMoment }) {
  const still = useCalmMotion();
  return (
    <>
      <svg className={styles.wand} viewBox="0 0 80 100" aria-hidden="true">
        <path d="M18 96C26 74 34 62 44 48" fill="none" stroke="#3b2a5c" strokeWidth="11" strokeLinecap="round" />
        <path d="M18 96C26 74 34 62 44 48" fill="none" stroke="#ffd27a" strokeWidth="6" strokeLinecap="round" />
        <circle cx="54" cy="30" r="20" fill="none" stroke="#3b2a5c" strokeWidth="11" />
        <circle cx="54" cy="30" r="20" fill="none" stroke="#ffb3cf" strokeWidth="6" />
      </svg>
      <svg
        className={styles.blown}
        data-moves="blow"
        data-out={(still && beat?.phase === 'exhale') || undefined}
        viewBox="-62 -62 124 124"
        aria-hidden="true"
      >
        <SoapBubble x={0} y={0} r={54} />
      </svg>
    </>
  );
}
