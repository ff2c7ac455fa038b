import { Page, PageHeading } from '../../../ui/page.tsx';
import { ACTIVITIES } from '../activities.catalogue.ts';
import { HUB_COPY } from '../hub.copy.ts';
import { useMagicLoading } from '../use-magic-loading.ts';
import { useScrollToTop } from '../use-scroll-to-top.ts';
import styles from './activities-page.module.css';
import { ActivityCard } from './activity-card.tsx';
import { LoadingCard } from './loading-card.tsx';

/** Where Start Your Journey leads: eight activities, each with its companion. */
export function ActivitiesPage() {
  const loading = useMagicLoading();
  useScrollToTop();
  return (
    <Page>
      {/* One heading all the time, so that whoever stands on it stays there and hears that the page has come. */}
      <div className={styles.header} role="status">
        <PageHeading title={HUB_COPY.title}>{loading ? HUB_COPY.loading : HUB_COPY.heading}</PageHeading>
        {!loading && <p className={styles.lead}>{HUB_COPY.subheading}</p>}
      </div>
      <div className={styles.cards} aria-busy={loading}>
        {ACTIVITIES.map((activity) =>
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
