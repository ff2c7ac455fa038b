import { AreaPage } from '../../../lib/grown-up/area-page.tsx';
import { KEEPSAKE_COPY } from '../proof.copy.ts';
import { CompareKeepsake } from './compare-keepsake.tsx';
import styles from './keepsake.module.css';
import type { KeepsakeSearch } from './keepsake-search.ts';
import { MakeKeepsake } from './make-keepsake.tsx';

/** Makes a keepsake, or compares one that was made. */
export function KeepsakePage({ view }: KeepsakeSearch) {
  const isComparing = view === 'compare';
  const { title, lead } = isComparing ? KEEPSAKE_COPY.compare : KEEPSAKE_COPY;
  return (
    <div className={styles.page}>
      <AreaPage key={title} title={title} lead={lead}>
        {isComparing ? <CompareKeepsake /> : <MakeKeepsake />}
      </AreaPage>
    </div>
  );
}
