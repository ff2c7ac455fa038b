import { createFileRoute } from '@tanstack/react-router';
import { tryToLoadPart } from '../features/progress/loaded-parts.ts';
import { ProgressPage } from '../features/progress/progress-page.tsx';
import { progressSearch } from '../features/progress/progress-search.ts';

export const Route = createFileRoute('/progress')({
  validateSearch: progressSearch,
  component: ProgressRoute,
  // What is open first comes with the page: else its picture would give way to grey shapes, and come again.
  loader: ({ location: { search } }) => tryToLoadPart(progressSearch(search).tab ?? 'overview'),
  codeSplitGroupings: [['component', 'loader']],
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
