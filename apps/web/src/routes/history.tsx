import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '../features/history/components/history-page.tsx';
import { historySearch } from '../features/history/history-search.ts';

export const Route = createFileRoute('/history')({ validateSearch: historySearch, component: HistoryRoute });

function HistoryRoute() {
  const navigate = Route.useNavigate();
  return (
    <HistoryPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
