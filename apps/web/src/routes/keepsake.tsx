import { createFileRoute } from '@tanstack/react-router';
import { KeepsakePage } from '../features/proof/index.ts';

interface KeepsakeSearch {
  readonly view?: 'make';
}

/** The address that is printed on a keepsake: its words are typed in here, without the grown-up password. */
export const Route = createFileRoute('/keepsake')({
  validateSearch: ({ view }: Record<string, unknown>): KeepsakeSearch => (view === 'make' ? { view } : {}),
  component: () => <KeepsakePage reader="child" view={Route.useSearch().view ?? 'compare'} />,
});
