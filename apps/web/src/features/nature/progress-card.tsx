import { Wonderling } from '../../art/companions/wonderling.tsx';
import { NotKeptNote } from '../../device/store/not-kept-note.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { Progress } from '../../ui/progress.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { NATURE_ACTIVITIES, type NatureId } from './nature.catalogue.ts';
import { NATURE_COPY, NATURE_OWN_COPY } from './nature.copy.ts';
import { NaturePicture } from './nature-picture.tsx';
import styles from './progress-card.module.css';
import type { NatureRoundHandle } from './use-nature-round.ts';

export function ProgressCard({ round }: { readonly round: NatureRoundHandle }) {
  const say = useWords();
  const { done, total, percent, complete } = round.progress;
  const count = fill(NATURE_COPY.progress.count, { done, total });
  return (
    <section className={styles.progress} aria-labelledby="nature-progress">
      <Card>
        <div className={styles.inside}>
          <h2 id="nature-progress">{NATURE_COPY.progress.title}</h2>
          <LeafBranch isDone={round.isDone} />
          <div className={styles.counts}>
            <div className={styles.meter}>
              <div className={hidden.hiddenOnPhone}>
                <Progress label={NATURE_COPY.progress.title} value={done} max={total} valueText={count} />
              </div>
              <span aria-hidden="true">{fill(NATURE_COPY.progress.percent, { percent })}</span>
            </div>
            <div className={styles.words}>
              <p role="status">
                <b>{count}</b>{' '}
                <span className={styles.small}>
                  {done === 0 ? say(NATURE_COPY.progress.zero) : fill(say(NATURE_COPY.progress.some), { done })}
                </span>
              </p>
              {done > 0 && !complete && (
                <Button variant="text" icon={replayIcon} onClick={round.startAgain}>
                  {say(NATURE_OWN_COPY.startAgain)}
                </Button>
              )}
            </div>
          </div>
          <NotKeptNote of={round.device} />
        </div>
        <Wonderling who="fern" mood={done > 0 ? 'cheering' : 'happy'} size={112} className={styles.fern} />
      </Card>
    </section>
  );
}

/** A branch from edge to edge, thicker where it comes from. */
const WOOD = 'M-6 15C40 4 78 21 126 14S210 6 250 15s58 4 76-3';

/** Eight leaves hang from a branch; what is done paints its leaf. Decoration: the count stands below in words. */
function LeafBranch({ isDone }: { readonly isDone: (id: NatureId) => boolean }) {
  return (
    <div className={styles.branch} aria-hidden="true">
      <svg className={styles.wood} aria-hidden="true" viewBox="0 0 320 30" preserveAspectRatio="none">
        <path d={WOOD} />
        <path d={WOOD} />
      </svg>
      {NATURE_ACTIVITIES.map(({ id }) => (
        <span key={id} className={styles.leaf} data-done={isDone(id)}>
          <svg viewBox="0 0 40 54" className={styles.blade} aria-hidden="true">
            <path d="M20-3c1 4-1 7 0 10" />
            <path d="M20 7c12 2 19 12 17 24-2 10-10 15-17 20C13 46 5 41 3 31 1 19 8 9 20 7z" />
            {!isDone(id) && <path d="M20 14v27M20 23l7-4M20 30l-8-5M20 37l6-4" />}
          </svg>
          {isDone(id) && <NaturePicture of={id} />}
        </span>
      ))}
    </div>
  );
}
