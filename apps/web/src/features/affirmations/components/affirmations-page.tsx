import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AFFIRMATIONS_COPY } from '../affirmations.copy.ts';
import { affirmationsQuery } from '../api/affirmations.query.ts';
import { AffirmationFlow } from './affirmation-flow.tsx';
import styles from './affirmations-page.module.css';

/** Specification 001, sections 2 and 4: an age group, three questions, and the words that they make; today's at once. */
export function AffirmationsPage() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(affirmationsQuery);
  if (data) {
    const list = data.pages.flatMap(({ items }) => items);
    return <AffirmationFlow list={list} onMore={hasNextPage ? () => void fetchNextPage() : null} />;
  }
  return (
    <Page>
      {isError ? (
        <LoadFailed who="glim" trying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <Spinner>{AFFIRMATIONS_COPY.loading}</Spinner>
        </div>
      )}
    </Page>
  );
}
