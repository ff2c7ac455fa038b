import { useId } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LEAVE_COPY } from './erasure.copy.ts';
import styles from './leave-page.module.css';
import { RetentionNotice } from './retention-notice.tsx';

/** At the end of the settings: the way to the page on which a child can go. */
export function LeaveSection() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <RetentionNotice />
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{LEAVE_COPY.card.title}</h2>
          <p>{LEAVE_COPY.card.text}</p>
          <div className={styles.row}>
            <ButtonLink to="/settings/leave">{LEAVE_COPY.card.button}</ButtonLink>
          </div>
        </div>
      </Card>
    </section>
  );
}
