import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '../features/proof/check/check-page.tsx';

export const Route = createFileRoute('/grown-up/check')({ component: CheckPage });
