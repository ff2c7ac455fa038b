import { type CSSProperties, useEffect, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import styles from './champion-banner.module.css';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';
import type { NatureRoundHandle } from './use-nature-round.ts';

/** All eight are done; or the child has begun anew, and may still bring its ticks back. */
export function ChampionBanner({ round }: { readonly round: NatureRoundHandle }) {
  const say = useWords();
  const { undo } = round;
  const place = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const mayUndo = undo !== null;

  // The last tick may stand far below it.
  useEffect(() => {
    if (round.justCompleted)
      place.current?.scrollIntoView?.({ block: 'center', behavior: wantsCalmMotion() ? 'auto' : 'smooth' });
  }, [round.justCompleted]);

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
            <p>{say(NATURE_COPY.allDone.text)}</p>
          </div>
          <DoneNext who="blot" to="/activities/journal" step={say(NEXT_STEPS.drawIt)}>
            <Button variant="text" icon={replayIcon} onClick={round.startAgain}>
              {say(NATURE_OWN_COPY.startAgain)}
            </Button>
          </DoneNext>
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

const LEAVES = [3, 11, 19, 28, 36, 45, 53, 62, 70, 78, 87, 95] as const;

/** Once, two seconds, and none at all under reduced motion. */
function FallingLeaves() {
  return (
    <div className={styles.fall} aria-hidden="true">
      {LEAVES.map((place, index) => (
        // React's type of `style` knows no custom properties.
        <i key={place} style={{ '--place': `${place}%`, '--after': `${(index * 7) % 5}00ms` } as CSSProperties} />
      ))}
    </div>
  );
}
