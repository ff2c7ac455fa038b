import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../../ui/page.tsx';
import styles from './time-header.module.css';

interface TimeHeaderProps {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
}

export function TimeHeader({ title, intro, back }: TimeHeaderProps) {
  return (
    <>
      <BackLink to="/">{back}</BackLink>
      <header className={styles.header}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.intro}>{intro}</p>
      </header>
    </>
  );
}
