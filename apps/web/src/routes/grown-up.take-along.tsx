import { createFileRoute } from '@tanstack/react-router';
import { MovedKeepsakes } from '../features/proof/keepsake/moved-keepsakes.tsx';
import { TakeAlongPage } from '../features/take-along/components/take-along-page.tsx';

export const Route = createFileRoute('/grown-up/take-along')({
  component: () => <TakeAlongPage below={<MovedKeepsakes />} />,
});
