import { helpIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { arrowIcon, replayIcon, speakIcon } from '../../ui/icons.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

export function ButtonShelf() {
  return (
    <Shelf title="Buttons">
      <div className={styles.row}>
        <Button variant="main" icon={arrowIcon}>
          Start Session
        </Button>
        <Button variant="main" pending pendingLabel="Logging in...">
          Sign In
        </Button>
        <Button variant="main" disabled>
          Not yet
        </Button>
      </div>
      <div className={styles.row}>
        <Button icon={replayIcon}>Replay</Button>
        <Button pending pendingLabel="Saving...">
          Save
        </Button>
        <Button disabled>Not yet</Button>
        <Button variant="ghost" icon={helpIcon}>
          Ghost
        </Button>
        <ButtonLink to="/" variant="plain">
          A link
        </ButtonLink>
        <Button variant="text">Feeling something else?</Button>
      </div>
      <div className={styles.row}>
        <Tooltip text="Reads these words to you.">
          <IconButton icon={speakIcon} label="Read aloud" />
        </Tooltip>
        <IconButton icon={speakIcon} label="Read aloud, off" disabled />
      </div>
    </Shelf>
  );
}
