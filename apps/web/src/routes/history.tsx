import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { HistoryPage, historySearch } from '../features/history/index.ts';

export const Route = createFileRoute('/history')({ validateSearch: historySearch, component: HistoryRoute });

/** Cards of their own below the rest: the page does not wait for them. */
const ChildCheckCard = lazy(async () => ({
  default: (await import('../features/proof/child-cards.tsx')).ChildCheckCard,
}));
const ChildKeepsakeCard = lazy(async () => ({
  default: (await import('../features/proof/child-cards.tsx')).ChildKeepsakeCard,
}));

function HistoryRoute() {
  const navigate = Route.useNavigate();
  return (
    <HistoryPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
      aside={
        <Suspense fallback={null}>
          <ChildCheckCard />
          <ChildKeepsakeCard />
        </Suspense>
      }
    />
  );
}
