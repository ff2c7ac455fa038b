import { createFileRoute } from '@tanstack/react-router';
import { ActiveTimePage } from '../features/hub/index.ts';

export const Route = createFileRoute('/active-time')({ component: ActiveTimePage });
