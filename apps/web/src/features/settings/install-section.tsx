import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { install, useAppOnDevice, useInstallWay } from '../offline/index.ts';
import styles from './sections.module.css';

/** Of the settings' part that puts the app on the home screen; ours. */
export const INSTALL_COPY = {
  heading: 'Wonderlings on your home screen',
  line: 'It opens with one tap.',
  /** Once the whole app is on the device. */
  bus: 'It opens with one tap. Breathing, moving and help work on the bus too, without internet.',
  kept: 'It keeps its pages on this device. What you read last is kept locked, until you log out.',
  install: 'Put it there',
  byHand: 'Tap the share sign, the box with an arrow. Then tap "Add to Home Screen".',
} as const;

/** The way to the home screen, where the browser has one. */
export function InstallSection() {
  const headingId = useId();
  const way = useInstallWay();
  const isKept = useAppOnDevice() === 'kept';
  if (way === 'none') return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <Card>
        <div className={styles.words}>
          <h2 id={headingId}>{INSTALL_COPY.heading}</h2>
          <p>{isKept ? INSTALL_COPY.bus : INSTALL_COPY.line}</p>
          {way === 'by-hand' && <p>{INSTALL_COPY.byHand}</p>}
          {isKept && <p>{INSTALL_COPY.kept}</p>}
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
