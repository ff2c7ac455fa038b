import { Button } from '../../../../ui/button.tsx';
import { leftIcon, rightIcon, skipIcon } from '../../../../ui/icons.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import type { MoveQuest } from '../../use-movequest.ts';
import styles from './session-buttons.module.css';

export function SessionButtons({ send }: Pick<MoveQuest, 'send'>) {
  return (
    <div className={styles.buttons}>
      <Button icon={leftIcon} onClick={() => send({ type: 'move.back', at: Date.now() })}>
        {COPY.backMove}
      </Button>
      <Button icon={skipIcon} onClick={() => send({ type: 'move.skip', at: Date.now() })}>
        {COPY.skip}
      </Button>
      <Button
        variant="main"
        icon={rightIcon}
        className={styles.next}
        onClick={() => send({ type: 'move.next', at: Date.now() })}
      >
        {COPY.next}
      </Button>
      <Button variant="text" className={styles.stop} onClick={() => send({ type: 'session.choose-another' })}>
        {COPY.chooseAnother}
      </Button>
    </div>
  );
}
