import { AreaPage } from '../../../lib/grown-up/area-page.tsx';
import { KEEPSAKE_COPY } from '../proof.copy.ts';
import { CompareKeepsake } from './compare-keepsake.tsx';
import styles from './keepsake.module.css';
import { MakeKeepsake } from './make-keepsake.tsx';

export interface KeepsakeSearch {
  /** Without it a keepsake of today is made. */
  readonly view?: 'compare';
}

/** Makes a keepsake, or compares one that was made. */
export function KeepsakePage({ view }: KeepsakeSearch) {
  return (
    <div className={styles.page}>
      {view === 'compare' ? (
        <CompareKeepsake />
      ) : (
        <AreaPage title={KEEPSAKE_COPY.title} lead={KEEPSAKE_COPY.lead}>
          <MakeKeepsake />
        </AreaPage>
      )}
    </div>
  );
}
