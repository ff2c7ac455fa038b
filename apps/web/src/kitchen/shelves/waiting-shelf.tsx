import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../kitchen.module.css';
import { Shelf } from './shelf.tsx';

export function WaitingShelf() {
  return (
    <Shelf title="Progress, loading, empty">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Progress label="Just begun" value={0} />
          <Progress label="Cycles" value={2} max={5} valueText="2 of 5 cycles" />
          <Progress label="Done" value={100} />
          <Spinner>Zola is puffing up a cloud...</Spinner>
        </div>
        <div className={styles.stack}>
          <Skeleton height="120px" />
          <Skeleton height="26px" width="60%" />
          <Skeleton height="64px" width="64px" round />
        </div>
        <EmptyState
          figure={<Wonderling who="blot" mood="happy" size={130} />}
          title="No mood entries yet!"
          text="Your first bubble is ready when you are."
          action={<Button variant="main">Add Your First Mood</Button>}
        />
      </div>
    </Shelf>
  );
}
