import { createFileRoute } from '@tanstack/react-router';
import { ActivitiesPage } from '../features/hub/index.ts';

export const Route = createFileRoute('/activities/')({ component: ActivitiesPage });
