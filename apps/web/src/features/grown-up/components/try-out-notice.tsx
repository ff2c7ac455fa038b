import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fill } from '../../../lib/copy/fill.ts';
import { clockTime, dayAt } from '../../../lib/local-day/day-words.ts';
import { consentQuery } from '../api/consent.query.ts';
import { CARD_COPY } from '../grown-up.copy.ts';
import styles from './grown-up-card.module.css';

/** That the account ends without a grown-up's yes, and when; nothing for an account that stays. */
export function TryOutNotice() {
  const { data: consent } = useQuery(consentQuery);
  if (!consent?.tryOutUntil) return null;
  const { title, ends, withdrawn, yes } = CARD_COPY.tryOut;
  const at = new Date(consent.tryOutUntil);
  const when = { day: dayAt(at), time: clockTime(at) };
  return (
    <div className={styles.notice}>
      {consent.required && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{fill(consent.required ? ends : withdrawn, when)}</p>
      <Link to="/consent">{yes}</Link>
    </div>
  );
}
