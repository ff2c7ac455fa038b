import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import styles from './from-last-visit.module.css';
import { isFromLastVisit } from './offline-reads.ts';

/** From the content's `history-pages.json`, word for word. */
const WORDS = 'No internet now. This is from your last visit.';

interface FromLastVisitProps {
  /** What the page shows is below this key of reads; all that is being shown by default. */
  readonly below?: QueryKey;
}

/** Says so while a page shows what was kept of an earlier visit. For pages behind the guard. */
export function FromLastVisit({ below }: FromLastVisitProps) {
  const reads = useQueryClient().getQueryCache();
  const filters = { type: 'active', ...(below ? { queryKey: below } : {}) } as const;
  const isShown = useSyncExternalStore(
    (listener) => reads.subscribe(listener),
    () => reads.findAll(filters).some(isFromLastVisit),
    () => false,
  );
  return <div role="status">{isShown && <p className={styles.note}>{WORDS}</p>}</div>;
}
