import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { install, useInstallWay } from '../../offline/index.ts';
import { INSTALL_COPY } from '../install.copy.ts';
import styles from './sign-ins-section.module.css';

/** The way to the home screen, where the browser has one. */
export function InstallSection() {
  const headingId = useId();
  const way = useInstallWay();
  if (way === 'none') return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{INSTALL_COPY.heading}</h2>
          <p>{INSTALL_COPY.line}</p>
          {way === 'by-hand' && <p>{INSTALL_COPY.byHand}</p>}
          <p>{INSTALL_COPY.kept}</p>
          {way === 'offered' && (
            <div className={styles.acts}>
              <Button onClick={() => void install()}>{INSTALL_COPY.install}</Button>
            </div>
          )}
        </div>
      </Card>
    </section>
  );
}
