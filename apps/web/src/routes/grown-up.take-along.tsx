import { createFileRoute } from '@tanstack/react-router';
import { MovedKeepsakes } from '../features/proof/index.ts';
import { TakeAlongPage } from '../features/take-along/index.ts';

export const Route = createFileRoute('/grown-up/take-along')({
  component: () => <TakeAlongPage below={<MovedKeepsakes />} />,
});
