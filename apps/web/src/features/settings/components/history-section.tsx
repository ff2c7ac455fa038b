import { useId } from 'react';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HISTORY_LINK_COPY } from '../settings.copy.ts';
import styles from './sign-ins-section.module.css';

/** The way to everything that is kept of what the child did. */
export function HistorySection() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{HISTORY_LINK_COPY.heading}</h2>
          <p>{HISTORY_LINK_COPY.line}</p>
          <div className={styles.acts}>
            <ButtonLink to="/history" icon={windowIcon}>
              {HISTORY_LINK_COPY.look}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </section>
  );
}
