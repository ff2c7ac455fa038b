import { type ReactNode, useId } from 'react';
import { BackLink, PageHeading } from '../../ui/page.tsx';
import type { PagePath, WorldId } from './activities.catalogue.ts';
import { StartLink, tile } from './start-link.tsx';
import styles from './time-card.module.css';
import { WorldScene } from './world-scene.tsx';

interface TimeCardProps {
  readonly title: string;
  readonly text: string;
  readonly path: PagePath;
  readonly button: string;
  readonly world: WorldId;
  readonly night?: boolean;
  /** `strip` lies on its side at every width; `tall` where a card has the whole row; `stage` is touched itself and stands on a phone. */
  readonly shape?: 'tall' | 'strip' | 'stage';
  /** Who stands in the world. */
  readonly figure: ReactNode;
  /** How what was done in its world ends. */
  readonly end?: ReactNode;
}

export function TimeCard({ title, text, path, button, world, night, shape = 'tall', figure, end }: TimeCardProps) {
  const headingId = useId();
  return (
    <article
      className={`${styles.card} ${styles[shape]} ${shape === 'stage' ? '' : tile}`}
      data-world={world}
      aria-labelledby={headingId}
    >
      <div className={styles.art}>
        <WorldScene night={night ?? false} className={styles.world} />
        {figure}
      </div>
      <div className={styles.say}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <StartLink path={path} label={button} describedBy={headingId} />
        {end}
      </div>
    </article>
  );
}

interface TimeHeaderProps {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
}

export function TimeHeader({ title, intro, back }: TimeHeaderProps) {
  return (
    <>
      <BackLink to="/">{back}</BackLink>
      <header className={styles.header}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.intro}>{intro}</p>
      </header>
    </>
  );
}
