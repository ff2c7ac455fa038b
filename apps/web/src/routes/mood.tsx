import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '../features/journal/components/journal-page.tsx';
import { QuickCheckInPage } from '../features/journal/components/quick/quick-check-in-page.tsx';
import { type JournalTab, tabFromSearch } from '../features/journal/journal-tabs.ts';

interface MoodSearch {
  readonly tab?: JournalTab;
  readonly view?: 'quick';
}

export const Route = createFileRoute('/mood')({
  validateSearch: (search): MoodSearch => {
    if (search.view === 'quick') return { view: 'quick' };
    const tab = tabFromSearch(search.tab);
    return tab ? { tab } : {};
  },
  component: MoodRoute,
});

function MoodRoute() {
  const { tab = 'add', view } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (view === 'quick') return <QuickCheckInPage />;
  return <JournalPage tab={tab} onTabChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })} />;
}
