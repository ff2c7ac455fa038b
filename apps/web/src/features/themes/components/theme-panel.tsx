import { DEFAULT_COLOR } from '../../../lib/theme/personal-color.ts';
import { useAppearance } from '../../../lib/theme/use-appearance.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { OWN_COLORS, THEMES } from '../themes.catalogue.ts';
import { THEMES_COPY } from '../themes.copy.ts';
import { useChooseAppearance } from '../use-choose-appearance.ts';
import styles from './theme-panel.module.css';
import { ThemeSwatch } from './theme-swatch.tsx';

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
