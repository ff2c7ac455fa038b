import { useQuery } from '@tanstack/react-query';
import { useSupport } from '../../lib/api/use-support.ts';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay } from '../../lib/local-day/day-words.ts';
import { FORGET_COPY } from './erasure.copy.ts';
import { erasureQuery } from './erasure.query.ts';
import styles from './retention-notice.module.css';

/** That this account ends without another sign-in, once that was announced. Nothing is looked up where the operator keeps all accounts. */
export function RetentionNotice() {
  const { retentionYears } = useSupport();
  const { data: view } = useQuery({ ...erasureQuery, enabled: retentionYears !== null });
  if (!view?.retention?.isAnnounced) return null;
  return (
    <p className={styles.notice} role="status">
      {fill(FORGET_COPY.announced, { date: fullDay(view.retention.eraseOn) })}
    </p>
  );
}
