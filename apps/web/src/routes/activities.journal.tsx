import { createFileRoute } from '@tanstack/react-router';
import { JournalPage, journalSearch } from '../features/journal/index.ts';

export const Route = createFileRoute('/activities/journal')({
  validateSearch: journalSearch,
  component: JournalRoute,
});

/** The feelings journal, open on Daily Writing. */
function JournalRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <JournalPage
      search={search}
      defaultTab="writing"
      onSearch={(next, { replace }) => void navigate({ search: next, replace, resetScroll: false })}
    />
  );
}
