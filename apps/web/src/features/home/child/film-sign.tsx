import { Icon } from '../../../ui/icon.tsx';
import { playIcon } from '../../../ui/icons.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import styles from './film-sign.module.css';
import label from './scene-label.module.css';

/** The film of the troupe, a small sign in the land: it is not needed on every day. */
export function FilmSign({ onWatch }: { readonly onWatch: () => void }) {
  return (
    <button
      type="button"
      className={styles.sign}
      aria-label={CHILD_HOME.film.watch}
      aria-haspopup="dialog"
      onClick={onWatch}
    >
      <span className={styles.ring}>
        <Icon shape={playIcon} />
      </span>
      <b className={label.label}>{CHILD_HOME.film.short}</b>
    </button>
  );
}
