import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import type { DeviceDocumentHandle } from './document-stores.ts';
import styles from './not-kept-note.module.css';

/** Ours: what a child reads when the device did not keep something, or does not show what it keeps. */
const NOT_KEPT = {
  full: {
    title: 'This device is full.',
    text: 'What you typed is still here. Ask a grown-up to make room.',
  },
  denied: {
    title: 'This device did not keep that.',
    text: 'What you typed is still here, until you close the page.',
  },
  forbidden: {
    title: 'This device does not keep things.',
    text: 'What you type stays here until you close the page.',
  },
  unread: {
    title: 'We could not open what this device keeps.',
    text: 'It is not lost, and what you type now stays here.',
  },
  action: 'Try again',
} as const;

/** Says that something is in memory alone, and tries again; nothing while all is well. */
export function NotKeptNote({
  of,
}: {
  readonly of: Pick<DeviceDocumentHandle<never>, 'status' | 'problem' | 'retry'>;
}) {
  const say = useWords();
  const words = of.status === 'not-kept' ? say(NOT_KEPT[of.problem ?? 'denied']) : null;
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
