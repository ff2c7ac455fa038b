import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './message-page.module.css';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly figure?: ReactNode;
  readonly action: ReactNode;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, text, figure, action }: MessagePageProps) {
  return (
    <Page width="reading">
      <Card>
        <div className={styles.message}>
          {figure && <div className={styles.figure}>{figure}</div>}
          <PageHeading>{title}</PageHeading>
          <p className={styles.text}>{text}</p>
          {action}
        </div>
      </Card>
    </Page>
  );
}
