import { createFileRoute } from '@tanstack/react-router';
import { monthSearch, PrintPage } from '../features/month/index.ts';

export const Route = createFileRoute('/grown-up/print')({ validateSearch: monthSearch, component: PrintRoute });

function PrintRoute() {
  return <PrintPage search={Route.useSearch()} />;
}
