import { Link } from '@tanstack/react-router';
import { helpIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { openHelp } from '../../help/index.ts';
import { CHILD_HOME } from './child-home.copy.ts';
import styles from './scene-buttons.module.css';
import label from './scene-label.module.css';

/** On every day, whether it was hard or not: a slow breath, and help, each one touch away. */
export function SceneButtons() {
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
    </div>
  );
}
