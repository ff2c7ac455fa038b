import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '../features/journal/components/journal-page.tsx';
import { type JournalTab, tabFromSearch } from '../features/journal/journal-tabs.ts';

export const Route = createFileRoute('/activities/journal')({
  validateSearch: (search): { readonly tab?: JournalTab } => {
    const tab = tabFromSearch(search.tab);
    return tab ? { tab } : {};
  },
  component: JournalRoute,
});

/** The feelings journal, open on Daily Writing. */
function JournalRoute() {
  const { tab = 'writing' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <JournalPage tab={tab} onTabChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })} />;
}
