import { ButtonLink } from '../../../ui/button-link.tsx';
import { homeIcon } from '../../../ui/icons.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './time-header.module.css';

interface TimeHeaderProps {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
}

export function TimeHeader({ title, intro, back }: TimeHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ButtonLink to="/" variant="ghost" icon={homeIcon}>
        {back}
      </ButtonLink>
    </header>
  );
}
