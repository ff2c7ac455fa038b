import { createFileRoute } from '@tanstack/react-router';
import { CopingPage } from '../features/coping/index.ts';
import { namedIn } from '../lib/address.ts';

export const Route = createFileRoute('/activities/coping-tools')({
  validateSearch: namedIn('tool'),
  component: CopingRoute,
});

function CopingRoute() {
  const navigate = Route.useNavigate();
  return <CopingPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}
