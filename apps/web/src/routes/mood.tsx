import { createFileRoute } from '@tanstack/react-router';
import { JournalPage, type JournalSearch, journalSearch, QuickCheckInPage } from '../features/journal/index.ts';

interface MoodSearch extends JournalSearch {
  readonly view?: 'quick';
}

export const Route = createFileRoute('/mood')({
  validateSearch: (search): MoodSearch => (search.view === 'quick' ? { view: 'quick' } : journalSearch(search)),
  component: MoodRoute,
});

function MoodRoute() {
  const { view, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (view === 'quick') return <QuickCheckInPage />;
  return (
    <JournalPage
      search={search}
      defaultTab="add"
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}
