import type { ReactNode } from 'react';
import { PageHeading } from '../page.tsx';
import styles from './session-frame.module.css';

interface SessionFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** What shines. Comes with a name of its own where it has one. */
  readonly children: ReactNode;
  readonly buttons: ReactNode;
  readonly panel: ReactNode;
}

/** The page of a session with the lights down: what shines and its buttons in one view, what explains it beside or below. */
export function SessionFrame({ title, subtitle, children, buttons, panel }: SessionFrameProps) {
  return (
    <div className={styles.session}>
      <header className={styles.head}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      <div className={styles.stage}>{children}</div>
      <div className={styles.buttons}>{buttons}</div>
      <aside className={styles.panel}>{panel}</aside>
    </div>
  );
}
