import { createFileRoute } from '@tanstack/react-router';
import { DownTimePage } from '../features/hub/components/down-time-page.tsx';

export const Route = createFileRoute('/down-time')({ component: DownTimePage });
