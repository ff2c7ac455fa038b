import { useId } from 'react';
import type { ThemeId } from '../../lib/theme/appearance.ts';
import { DEFAULT_COLOR } from '../../lib/theme/personal-color.ts';
import { useAppearance } from '../../lib/theme/use-appearance.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useChooseAppearance } from './choose-appearance.ts';
import styles from './theme-panel.module.css';
import { SceneTile } from './theme-scene.tsx';
import { OWN_COLORS, THEMES } from './themes.catalogue.ts';
import { THEMES_COPY } from './themes.copy.ts';

/** Six themes and a colour of one's own. The page behind it is the preview. */
export function ThemePanel({ onClose }: { readonly onClose: () => void }) {
  const { theme, color = DEFAULT_COLOR } = useAppearance();
  const choose = useChooseAppearance();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={THEMES_COPY.heading} closeLabel={THEMES_COPY.close}>
      <fieldset className={styles.themes}>
        <legend className={styles.hidden}>{THEMES_COPY.themes}</legend>
        {THEMES.map((item) => (
          <ThemeSwatch
            key={item.id}
            {...item}
            checked={item.id === theme}
            onChoose={() => choose({ theme: item.id })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.own}>
        <legend className={styles.legend}>{THEMES_COPY.own}</legend>
        <p className={styles.hint}>{THEMES_COPY.ownHint}</p>
        <div className={styles.colors}>
          {OWN_COLORS.map(({ id, name }) => (
            <label key={id} className={styles.color}>
              <input
                type="radio"
                name="own-color"
                aria-label={name}
                checked={id === color.toLowerCase()}
                onChange={() => choose({ color: id })}
              />
              <span
                className={id === DEFAULT_COLOR ? styles.like : undefined}
                style={id === DEFAULT_COLOR ? undefined : { background: id }}
                title={name}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </Sheet>
  );
}

interface ThemeSwatchProps {
  readonly id: ThemeId;
  readonly name: string;
  readonly moodLine: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One theme, painted in its own colours whatever the page wears. */
function ThemeSwatch({ id, name, moodLine, checked, onChoose }: ThemeSwatchProps) {
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
