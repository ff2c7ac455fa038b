import { createFileRoute } from '@tanstack/react-router';
import { KeepsakePage } from '../features/proof/index.ts';

interface KeepsakeSearch {
  /** Without it a keepsake of today is made. */
  readonly view?: 'compare';
}

export const Route = createFileRoute('/grown-up/keepsake')({
  validateSearch: ({ view }: Record<string, unknown>): KeepsakeSearch => (view === 'compare' ? { view } : {}),
  component: () => <KeepsakePage reader="grown-up" view={Route.useSearch().view ?? 'make'} />,
});
