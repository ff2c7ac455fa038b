import { Button } from '../../ui/button.tsx';
import { NOT_KEPT } from './device-store.copy.ts';
import styles from './not-kept-note.module.css';
import type { DeviceDocumentHandle } from './use-device-document.ts';

/** Says that something is in memory alone, and tries again; nothing while all is well. */
export function NotKeptNote({
  of,
}: {
  readonly of: Pick<DeviceDocumentHandle<never>, 'status' | 'problem' | 'retry'>;
}) {
  const words = of.status === 'not-kept' ? NOT_KEPT[of.problem ?? 'denied'] : null;
  // The live region is there before its words, so that they are read when they come.
  return (
    <div role="status">
      {words && (
        <div className={styles.note}>
          <p>
            <span className={styles.title}>{words.title}</span> {words.text}
          </p>
          <Button onClick={of.retry}>{NOT_KEPT.action}</Button>
        </div>
      )}
    </div>
  );
}
