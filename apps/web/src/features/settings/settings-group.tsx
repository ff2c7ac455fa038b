import { type ReactNode, useId, useState } from 'react';
import styles from './settings-group.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Parts of the page that a child seldom needs: behind one line on a phone, where all of them are six screens; elsewhere they stand open. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.group} data-open={isOpen || undefined}>
      <h2 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
        </button>
      </h2>
      <div id={id} className={styles.parts}>
        {children}
      </div>
    </div>
  );
}
