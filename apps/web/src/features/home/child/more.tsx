import { Land } from '../../../art/lands/land.tsx';
import { HOME } from '../../../lib/copy/shell.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowIcon } from '../../../ui/icons.ts';
import { Page } from '../../../ui/page.tsx';
import { AffirmationPile } from '../affirmation-pile.tsx';
import { ACTIVE_TIME, DOWN_TIME, HOME_COPY } from '../home.copy.ts';
import { TimeCard } from '../time-card.tsx';
import styles from './more.module.css';
import type { Day } from './use-day.ts';
import { useWhyInLand, Why } from './why.tsx';

/** Below what is touched first: everything that the public home has, and, where the land has no room, why this one small thing. */
export function More({ day }: { readonly day: Day | undefined }) {
  const say = useWords();
  const whyInLand = useWhyInLand();
  return (
    <Page>
      <section className={styles.times} aria-label={HOME_COPY.times}>
        <TimeCard time={say(ACTIVE_TIME)} scene={<Tile />} />
        <TimeCard time={say(DOWN_TIME)} scene={<Tile time="night" />} />
      </section>
      {/* Here, because it comes after the page: nothing that is looked at moves. */}
      {!whyInLand && <Why day={day} />}
      <AffirmationPile />
      <section className={styles.welcome}>
        <p className={styles.tagline}>{say(HOME.tagline)}</p>
        <h2>{say(HOME.welcomeHeading)}</h2>
        <p className={styles.intro}>{say(HOME.intro)}</p>
        <ButtonLink to="/activities" variant="main" className={styles.start}>
          {HOME_COPY.start}
          <Icon shape={arrowIcon} />
        </ButtonLink>
        <p className={styles.madeBy}>{HOME_COPY.madeBy}</p>
      </section>
    </Page>
  );
}

/** A corner of the child's land. */
function Tile({ time = 'day' }: { readonly time?: 'day' | 'night' }) {
  return (
    <div className={styles.tile}>
      <Land as="tile" time={time} className={styles.land} />
    </div>
  );
}
