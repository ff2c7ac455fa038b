import { useId, useState } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { SetAside } from '../../../device/outbox/set-aside.tsx';
import { canSeal } from '../../../device/sealed/device-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DEVICE_COPY } from '../device.copy.ts';
import { thingsOf } from '../device-things.ts';
import { useDevice } from '../use-device.ts';
import { DeviceForgetDialog } from './device-forget-dialog.tsx';
import styles from './device-section.module.css';

/** What stays on this device: what it is, a copy of it, and the way to be rid of it. */
export function DeviceSection() {
  const headingId = useId();
  const { holdings, save, forget } = useDevice();
  const [asks, setAsks] = useState(false);
  const things = holdings.data ? thingsOf(holdings.data) : [];

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SetAside />
      <Card>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 id={headingId}>{DEVICE_COPY.heading}</h2>
            <p>{DEVICE_COPY.intro}</p>
            {things.length > 0 && (
              <ul className={styles.things}>
                {things.map((thing) => (
                  <li key={thing}>{thing}</li>
                ))}
              </ul>
            )}
            {things.length === 0 && (
              <p className={styles.nothing} role="status">
                {holdings.isError ? DEVICE_COPY.denied : holdings.data ? DEVICE_COPY.nothing : DEVICE_COPY.loading}
              </p>
            )}
            {holdings.data && canSeal() && <p>{DEVICE_COPY.lastPages}</p>}
          </div>
          <Wonderling who="tuck" mood={things.length > 0 ? 'happy' : 'calm'} size={150} className={styles.figure} />
          {things.length > 0 && (
            <div className={styles.acts}>
              <Button pending={save.isPending} pendingLabel={DEVICE_COPY.saving} onClick={() => save.mutate()}>
                {DEVICE_COPY.save}
              </Button>
              <Button variant="ghost" onClick={() => setAsks(true)}>
                {DEVICE_COPY.forget}
              </Button>
              <p className={styles.hint}>{DEVICE_COPY.forGrownUps}</p>
            </div>
          )}
        </div>
      </Card>
      <DeviceForgetDialog
        open={asks}
        pending={forget.isPending}
        onForget={() => forget.mutate(undefined, { onSettled: () => setAsks(false) })}
        onKeep={() => setAsks(false)}
      />
    </section>
  );
}
