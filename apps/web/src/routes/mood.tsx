import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '../features/journal/components/journal-page.tsx';
import { QuickCheckInPage } from '../features/journal/components/quick/quick-check-in-page.tsx';
import { type JournalSearch, journalSearch } from '../features/journal/journal-tabs.ts';

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
