import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { fill } from '../../lib/copy/fill.ts';
import { hasHappened, noteHappened } from '../../lib/once-a-visit.ts';
import { useName } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ACTIVITIES, type Activity, type WorldId } from './activities.catalogue.ts';
import styles from './activities-page.module.css';
import { StartLink, tile } from './start-link.tsx';
import { WorldScene } from './world-scene.tsx';

/** Of the activities overview; what the specification quotes (001, section 2) to the letter. */
const HUB_COPY = {
  title: 'Activities',
  loading: 'Loading magical activities...',
  heading: 'Welcome, {name}!',
  subheading: 'Discover each wonderling',
  start: 'Start Activity',
} as const;

/** Where Start Your Journey leads: eight activities, each with its companion. */
export function ActivitiesPage() {
  const say = useWords();
  const loading = useMagicLoading();
  const name = useName();
  useScrollToTop();
  return (
    <Page>
      {/* One heading all the time, so that a screen reader on it stays there and says that the page has come. */}
      <div className={styles.header} role="status">
        <PageHeading title={HUB_COPY.title}>
          {loading ? HUB_COPY.loading : fill(HUB_COPY.heading, { name })}
        </PageHeading>
        {!loading && <p className={styles.lead}>{HUB_COPY.subheading}</p>}
      </div>
      <div className={styles.cards} aria-busy={loading}>
        {say(ACTIVITIES).map((activity) =>
          loading ? (
            <LoadingCard key={activity.id} world={activity.id} />
          ) : (
            <ActivityCard key={activity.id} activity={activity} />
          ),
        )}
      </div>
    </Page>
  );
}

/** A companion steps out of the frame of its own small world and says who it is. */
function ActivityCard({ activity }: { readonly activity: Activity }) {
  const { id, title, path, companionId, mood, introduction, description } = activity;
  const headingId = useId();
  return (
    <article className={`${styles.card} ${tile}`} data-world={id} aria-labelledby={headingId}>
      <div className={styles.art}>
        <WorldScene night={id === 'sleep'} className={styles.world} />
        <Wonderling who={companionId} mood={mood} size={190} className={styles.who} />
      </div>
      <div className={styles.say}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.description}>{description}</p>
        <StartLink path={path} label={HUB_COPY.start} describedBy={headingId} />
      </div>
    </article>
  );
}

/** A card before its companion comes: the same shape, so that nothing jumps, and a bubble on its way up. */
function LoadingCard({ world }: { readonly world: WorldId }) {
  return (
    <div className={`${styles.card} ${tile}`} data-world={world} aria-hidden="true">
      <div className={styles.art}>
        <WorldScene night={world === 'sleep'} className={styles.world} />
        <i className={styles.bubble} />
      </div>
      <div className={styles.say}>
        <Skeleton width="60%" height="1.75rem" />
        <Skeleton height="2.9rem" />
        <Skeleton width="85%" height="2.6rem" />
        <Skeleton width="9rem" height="52px" />
      </div>
    </div>
  );
}

/** Specification 001, section 9. */
export const LOADING_MS = 2_000;

const LOADED = 'activities-loaded';

/**
 * Whether the overview still loads, which is only for show: two seconds once a visit, and not at all under reduced
 * motion, because a wait with no work behind it must not become a habit.
 */
function useMagicLoading(): boolean {
  const [loading, setLoading] = useState(() => !wantsCalmMotion() && !hasHappened(LOADED, true));
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => {
      noteHappened(LOADED);
      setLoading(false);
    }, LOADING_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading;
}

/** Every visit begins at the top (specification 001, section 2): also one by the Back button, whose place is remembered otherwise. */
function useScrollToTop(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    // The router puts a remembered place back when it has rendered.
    return router.subscribe('onRendered', toTop);
  }, [router]);
}
