import { createFileRoute } from '@tanstack/react-router';
import { ActivitiesPage } from '../features/activity-pages/index.ts';

export const Route = createFileRoute('/activities/')({ component: ActivitiesPage });
