import { createFileRoute } from '@tanstack/react-router';
import { PrintPage } from '../features/month/components/print-page.tsx';
import { monthSearch } from '../features/month/days-tabs.ts';

export const Route = createFileRoute('/grown-up/print')({ validateSearch: monthSearch, component: PrintRoute });

function PrintRoute() {
  return <PrintPage search={Route.useSearch()} />;
}
