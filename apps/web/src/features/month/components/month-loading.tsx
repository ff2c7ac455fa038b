import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MONTH_COPY } from '../month.copy.ts';
import styles from './month-page.module.css';

/** Cards as high as those of a month, so that nothing moves when it comes. */
export function MonthLoading() {
  return (
    <div>
      <VisuallyHidden>{MONTH_COPY.loading}</VisuallyHidden>
      <p className={styles.says}>
        <Skeleton height="1.4em" width="min(100%, 40rem)" />
      </p>
      <div className={styles.charts}>
        {['house', 'meadow', 'minutes', 'daytime', 'rows', 'stream'].map((chart) => (
          <div key={chart} className={styles.waiting} data-chart={chart}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
