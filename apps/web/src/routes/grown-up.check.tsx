import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '../features/proof/index.ts';

export const Route = createFileRoute('/grown-up/check')({ component: CheckPage });
