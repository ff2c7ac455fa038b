import { lazy, Suspense } from 'react';
import { HOME } from '../../lib/copy/shell.ts';
import { useLooksSignedOut } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon } from '../../ui/icons.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { AffirmationPile } from './affirmation-pile.tsx';
import { Film } from './film.tsx';
import { ACTIVE_TIME, DOWN_TIME, HOME_COPY } from './home.copy.ts';
import styles from './home-page.module.css';
import { DayScene, NightScene, TimeCard } from './time-card.tsx';

// Its land is not on a visitor's way.
const ChildHome = lazy(() => import('./child/child-home.tsx').then((file) => ({ default: file.ChildHome })));

/** The first page: a child's own, or a visitor's. */
export function HomePage() {
  if (useLooksSignedOut()) return <VisitorHome />;
  return (
    <Suspense fallback={null}>
      <ChildHome />
    </Suspense>
  );
}

/** Who is here, and one way in: for who is not signed in. */
function VisitorHome() {
  return (
    <Page>
      <section className={styles.hero}>
        <Film />
        <div className={styles.words}>
          <p className={styles.tagline}>{HOME.tagline}</p>
          <PageHeading className={styles.heading}>{HOME.welcomeHeading}</PageHeading>
          <p className={styles.intro}>{HOME.intro}</p>
          <ButtonLink to="/activities" variant="main" className={styles.start}>
            {HOME_COPY.start}
            <Icon shape={arrowIcon} />
          </ButtonLink>
          <p className={styles.madeBy}>{HOME_COPY.madeBy}</p>
        </div>
      </section>
      <section className={styles.times} aria-label={HOME_COPY.times}>
        <TimeCard time={ACTIVE_TIME} scene={<DayScene />} />
        <TimeCard time={DOWN_TIME} scene={<NightScene />} />
      </section>
      <AffirmationPile />
    </Page>
  );
}
