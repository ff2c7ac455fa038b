import { useEffect, useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { JOURNAL_COPY } from './journal.copy.ts';
import styles from './journal-loading.module.css';

const SLOW_AFTER_MS = 6_000;

export function JournalLoading() {
  const say = useWords();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading}>
      <Spinner>
        {JOURNAL_COPY.loading}
        {slow && <span className={styles.slow}>{say(JOURNAL_COPY.loadSlow)}</span>}
      </Spinner>
    </div>
  );
}
