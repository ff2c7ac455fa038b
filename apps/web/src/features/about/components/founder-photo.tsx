import { useState } from 'react';
import { ABOUT } from '../about.copy.ts';
import founder from '../founder.svg';
import styles from './founder-photo.module.css';

/** A drawing, so that no real child's face is on the page; words when it does not load. */
export function FounderPhoto() {
  const [failed, setFailed] = useState(false);
  return (
    <figure className={styles.photo}>
      {failed ? (
        <p className={styles.fallback}>{ABOUT.photo.fallback}</p>
      ) : (
        <img src={founder} alt={ABOUT.photo.alt} width={320} height={340} onError={() => setFailed(true)} />
      )}
    </figure>
  );
}
