import { useInfiniteQuery } from '@tanstack/react-query';
import type { Affirmation } from '@wonderlings/affirmations/contract';
import { noAnswer } from '../../../lib/api/api-error.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AFFIRMATIONS_COPY } from '../affirmations.copy.ts';
import { affirmationsQuery } from '../affirmations.query.ts';
import { AffirmationFlow } from './affirmation-flow.tsx';
import styles from './affirmations-page.module.css';

const NOTHING_KEPT: readonly Affirmation[] = [];

/** Specification 001, sections 2 and 4: an age group, three questions, and the words that they make; today's at once. */
export function AffirmationsPage() {
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(affirmationsQuery);
  if (data) {
    const list = data.pages.flatMap(({ items }) => items);
    return <AffirmationFlow list={list} onMore={hasNextPage ? () => void fetchNextPage() : null} />;
  }
  // Without a network there are words to make all the same; what was kept before comes when there is one.
  if (error && noAnswer(error)) return <AffirmationFlow list={NOTHING_KEPT} onMore={null} />;
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
