import { createFileRoute } from '@tanstack/react-router';
import { MoveQuestPage, moveQuestSearch } from '../features/movequest/index.ts';

export const Route = createFileRoute('/activities/exercise')({
  validateSearch: moveQuestSearch,
  component: MoveQuestRoute,
});

function MoveQuestRoute() {
  return <MoveQuestPage {...Route.useSearch()} />;
}
