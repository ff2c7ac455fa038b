import { createFileRoute } from '@tanstack/react-router';
import { DownTimePage } from '../features/activity-pages/index.ts';

export const Route = createFileRoute('/down-time')({ component: DownTimePage });
