import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage, progressSearch, tryToLoadPart } from '../features/progress/index.ts';

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
      onSearch={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
