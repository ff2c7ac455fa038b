import type { ReactNode } from 'react';
import { PageHeading } from '../page.tsx';
import styles from './session-frame.module.css';
import { useAlone } from './use-alone.ts';

interface SessionFrameProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** What shines. Comes with a name of its own where it has one. */
  readonly children: ReactNode;
  /** What is to be read before it begins. */
  readonly notes?: ReactNode;
  /** The main one, then the way out. */
  readonly buttons: ReactNode;
  /** What explains it; without it the session is all that there is. */
  readonly panel?: ReactNode;
  /** While it runs, a panel that would lie below the window is left out: there is no scrolling after a switch. */
  readonly running?: boolean;
}

/** A session with the lights down, alone on the screen: what shines and its buttons in one view, what explains it beside or below. */
export function SessionFrame({ title, subtitle, children, notes, buttons, panel, running = false }: SessionFrameProps) {
  useAlone();
  return (
    <div className={styles.session} data-whole={panel ? undefined : ''} data-running={running || undefined}>
      <div className={styles.view}>
        <header className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <div className={styles.subtitle}>{subtitle}</div>
        </header>
        <div className={styles.stage}>{children}</div>
        {notes && <div className={styles.notes}>{notes}</div>}
        <div className={styles.buttons}>{buttons}</div>
      </div>
      {panel && <aside className={styles.panel}>{panel}</aside>}
    </div>
  );
}
