import type { KeepsakeReader } from '../api/keepsake.query.ts';
import { CHILD_KEEPSAKE_COPY, KEEPSAKE_COPY } from '../proof.copy.ts';
import { CompareKeepsake } from './compare-keepsake.tsx';
import styles from './keepsake.module.css';
import { KeepsakeFrame } from './keepsake-frame.tsx';
import { MakeKeepsake } from './make-keepsake.tsx';

interface KeepsakePageProps {
  readonly reader: KeepsakeReader;
  /** Makes a keepsake of today, or compares one that was made. */
  readonly view: 'make' | 'compare';
}

/** Makes a keepsake, or compares one that was made. */
export function KeepsakePage({ reader, view }: KeepsakePageProps) {
  const { title, lead } =
    reader === 'child' ? { title: CHILD_KEEPSAKE_COPY.title, lead: CHILD_KEEPSAKE_COPY.line } : KEEPSAKE_COPY;
  return (
    <div className={styles.page}>
      {view === 'compare' ? (
        <CompareKeepsake reader={reader} />
      ) : (
        <KeepsakeFrame reader={reader} title={title} lead={lead}>
          <MakeKeepsake reader={reader} />
        </KeepsakeFrame>
      )}
    </div>
  );
}
