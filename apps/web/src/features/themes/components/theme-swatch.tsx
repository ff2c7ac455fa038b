import { useId } from 'react';
import type { ThemeId } from '../../../lib/theme/theme-ids.ts';
import { SceneTile } from './scene-tile.tsx';
import styles from './theme-swatch.module.css';

interface ThemeSwatchProps {
  readonly id: ThemeId;
  readonly name: string;
  readonly moodLine: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One theme, painted in its own colours whatever the page wears. */
export function ThemeSwatch({ id, name, moodLine, checked, onChoose }: ThemeSwatchProps) {
  const words = useId();
  return (
    <label className={styles.swatch}>
      <input
        type="radio"
        name="theme"
        value={id}
        checked={checked}
        aria-labelledby={`${words}-name`}
        aria-describedby={`${words}-line`}
        onChange={onChoose}
      />
      <span className={`${styles.tile} ${id}`}>
        <SceneTile theme={id} />
      </span>
      <b id={`${words}-name`}>{name}</b>
      <small id={`${words}-line`}>{moodLine}</small>
    </label>
  );
}
