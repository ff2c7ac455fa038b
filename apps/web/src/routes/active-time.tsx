import { createFileRoute } from '@tanstack/react-router';
import { ActiveTimePage } from '../features/activity-pages/index.ts';

export const Route = createFileRoute('/active-time')({ component: ActiveTimePage });
