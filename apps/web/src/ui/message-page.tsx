import type { ReactNode } from 'react';
import styles from './message-page.module.css';
import { Page, PageHeading } from './page.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Fills a frame, of which the figure steps out. */
  readonly scene: ReactNode;
  readonly figure: ReactNode;
  readonly action: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, text, scene, figure, action }: MessagePageProps) {
  return (
    <Page>
      <div className={styles.message}>
        <div className={styles.stage}>
          <div className={styles.frame}>{scene}</div>
          <div className={styles.figure}>{figure}</div>
        </div>
        <div className={styles.words}>
          <PageHeading className={styles.title}>{title}</PageHeading>
          <p className={styles.text}>{text}</p>
          {action}
        </div>
      </div>
    </Page>
  );
}
