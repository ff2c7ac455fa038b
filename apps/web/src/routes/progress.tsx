import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '../features/progress/components/progress-page.tsx';
import { progressSearch } from '../features/progress/progress-search.ts';

export const Route = createFileRoute('/progress')({
  validateSearch: progressSearch,
  component: ProgressRoute,
});

function ProgressRoute() {
  const navigate = Route.useNavigate();
  return (
    <ProgressPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
