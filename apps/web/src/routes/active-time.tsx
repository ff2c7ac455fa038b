import { createFileRoute } from '@tanstack/react-router';
import { ActiveTimePage } from '../features/hub/components/active-time-page.tsx';

export const Route = createFileRoute('/active-time')({ component: ActiveTimePage });
