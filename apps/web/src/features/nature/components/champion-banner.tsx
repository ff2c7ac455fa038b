import { useEffect, useRef } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from '../nature.copy.ts';
import type { NatureRoundHandle } from '../use-nature-round.ts';
import styles from './champion-banner.module.css';
import { FallingLeaves } from './falling-leaves.tsx';

/** All eight are done; or the child has begun anew, and may still bring its ticks back. */
export function ChampionBanner({ round }: { readonly round: NatureRoundHandle }) {
  const { undo } = round;
  const place = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const mayUndo = undo !== null;

  // The button that was pressed is gone: the focus goes to what takes it back.
  useEffect(() => {
    if (mayUndo) undoButton.current?.focus();
  }, [mayUndo]);
  const putBack = () => {
    undo?.();
    place.current?.focus();
  };

  return (
    <div className={styles.place} role="status" ref={place} tabIndex={-1}>
      {round.progress.complete && (
        <div className={styles.banner}>
          {round.justCompleted && <FallingLeaves />}
          <Wonderling who="fern" mood="cheering" size={128} className={styles.fern} />
          <div className={styles.words}>
            <p className={styles.title}>{NATURE_COPY.allDone.banner}</p>
            <p>{NATURE_COPY.allDone.text}</p>
          </div>
          <Button icon={replayIcon} onClick={round.startAgain}>
            {NATURE_OWN_COPY.startAgain}
          </Button>
        </div>
      )}
      {undo && (
        <div className={styles.again}>
          <p>{NATURE_OWN_COPY.startedAgain}</p>
          <Button ref={undoButton} icon={replayIcon} onClick={putBack}>
            {NATURE_OWN_COPY.putBack}
          </Button>
        </div>
      )}
    </div>
  );
}
