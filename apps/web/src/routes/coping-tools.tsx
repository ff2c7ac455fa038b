import { createFileRoute } from '@tanstack/react-router';
import { CopingPage, copingSearch } from '../features/coping/index.ts';

export const Route = createFileRoute('/coping-tools')({ validateSearch: copingSearch, component: CopingRoute });

function CopingRoute() {
  const navigate = Route.useNavigate();
  return <CopingPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}
