import { type ReactNode, useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import { CRESCENT, NightMeadow } from '../../ui/scene/night-meadow.tsx';
import { Cloud, Flower, Grass, Tree } from '../../ui/scene/pieces.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TimeCopy } from './home.copy.ts';
import styles from './time-card.module.css';

/** Shown at up to this width; the one in the middle stands in front. */
const SIZE = 160;
const MIDDLE = 1;

/** One of the two ways in: three companions in their scene, and the way there. */
export function TimeCard({ time, scene }: { readonly time: TimeCopy; readonly scene: ReactNode }) {
  const headingId = useId();
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.art}>
        {scene}
        <div className={styles.trio}>
          {time.companions.map(({ who, mood }, i) => (
            // One mover a card: more would pull the eye about.
            <Wonderling key={who} who={who} mood={mood} size={SIZE} still={i !== MIDDLE} className={styles.who} />
          ))}
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} id={headingId}>
          {time.title}
        </h2>
        <p>{time.text}</p>
        <ButtonLink to={time.path} className={styles.explore}>
          {time.button} <VisuallyHidden>{time.title}</VisuallyHidden>
          <Icon shape={arrowIcon} />
        </ButtonLink>
      </div>
    </article>
  );
}

/** A meadow at noon. Decoration. */
export function DayScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="600" height="320" fill="var(--il-sky-2)" />
      <path d="M0 0h600v120c-180 60-420 60-600 0z" fill="var(--il-sky-1)" opacity=".75" />
      <g fill="var(--il-sun)">
        <circle cx="470" cy="86" r="74" opacity=".35" />
        <circle cx="470" cy="86" r="46" />
      </g>
      <Cloud x={120} y={90} size={0.45} opacity={0.9} />
      <Cloud x={330} y={60} size={0.34} opacity={0.8} />
      <path d="M0 214c100-50 210-46 310-10s200 20 290-20v136H0z" fill="var(--il-far)" />
      <Tree x={60} y={246} size={0.72} />
      <Tree x={552} y={232} size={0.8} />
      <path d="M0 256c120-34 240-30 340-10s180 10 260-14v88H0z" fill="var(--il-leaf)" />
      <g opacity=".45">
        <Grass
          color="var(--line)"
          at={[
            [110, 268],
            [300, 258],
            [420, 268],
            [520, 252],
          ]}
        />
      </g>
      <Flower x={180} y={272} color="#fff" />
      <Flower x={480} y={268} color="var(--accent)" />
      <Flower x={30} y={282} color="var(--secondary)" />
    </svg>
  );
}

/** The same meadow under a moon. Decoration. */
export function NightScene() {
  return (
    <NightMeadow className={styles.scene}>
      <g fill="var(--il-sun)">
        <circle cx="128" cy="86" r="66" opacity=".14" />
        <path d={CRESCENT} />
      </g>
    </NightMeadow>
  );
}
