import { Button } from '../../../ui/button.tsx';
import { FIRST_HELP } from '../first-help.copy.ts';
import { closeHelp } from '../help-dialog-state.ts';
import styles from './first-help.module.css';

/** The least that must be said, while the rest loads or when it cannot. The focus stays, for the dialog to give it back. */
export function FirstHelp() {
  return (
    <div className={styles.first} role="alert">
      <p>{FIRST_HELP.tell}</p>
      <p>{FIRST_HELP.danger}</p>
      <Button onClick={closeHelp}>{FIRST_HELP.back}</Button>
    </div>
  );
}
