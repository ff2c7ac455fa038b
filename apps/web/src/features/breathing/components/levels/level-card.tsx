import { useId } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { arrowIcon } from '../../../../ui/icons.ts';
import type { BreathingLevel } from '../../breathing.catalogue.ts';
import { BREATHING } from '../../breathing.copy.ts';
import styles from './level-card.module.css';
import { LevelRing } from './level-ring.tsx';

/** A whole card to press; its button carries the level's name and is described by the rest. */
export function LevelCard({ level, onChoose }: { readonly level: BreathingLevel; readonly onChoose: () => void }) {
  const id = useId();
  const { inhaleTime: inhale, holdTime: hold, exhaleTime: exhale, cycles } = level;
  return (
    <article className={styles.level}>
      <LevelRing level={level} />
      <div className={styles.words}>
        <p className={styles.age} id={`${id}-age`}>
          {level.agesLabel}
        </p>
        <h2>
          <button type="button" className={styles.choose} aria-describedby={`${id}-age ${id}-facts`} onClick={onChoose}>
            {level.name}
          </button>
        </h2>
        <p className={styles.facts} id={`${id}-facts`}>
          {fill(BREATHING.facts, { inhale, hold, exhale, cycles })}
        </p>
        <p className={styles.description}>{level.description}</p>
      </div>
      <span className={styles.go}>
        <Icon shape={arrowIcon} />
      </span>
    </article>
  );
}
