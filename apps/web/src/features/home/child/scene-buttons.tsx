import { Link } from '@tanstack/react-router';
import { helpIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { playIcon } from '../../../ui/icons.ts';
import hidden from '../../../ui/visually-hidden.module.css';
import { openHelp } from '../../help/index.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import styles from './scene-buttons.module.css';
import label from './scene-label.module.css';

/** On every day, whether it was hard or not: a slow breath, and help, each one touch away; where there is room, the film too. */
export function SceneButtons({ onWatch }: { readonly onWatch: () => void }) {
  return (
    <div className={styles.buttons}>
      <Link to="/activities/breath" search={{ level: 'last' }}>
        <span className={styles.bubble} aria-hidden="true" />
        <b className={label.label}>{CHILD_HOME.breathe}</b>
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => openHelp()}>
        <span className={styles.ring} aria-hidden="true">
          <Icon shape={helpIcon} />
        </span>
        <b className={label.label}>{CHILD_HOME.help}</b>
      </button>
      <button type="button" className={styles.film} title={CHILD_HOME.film} aria-haspopup="dialog" onClick={onWatch}>
        <span className={styles.ring} aria-hidden="true">
          <Icon shape={playIcon} />
        </span>
        {/* There its words would lie over the greeting. */}
        <b className={`${label.label} ${hidden.hiddenBelowWide}`}>{CHILD_HOME.film}</b>
      </button>
    </div>
  );
}
