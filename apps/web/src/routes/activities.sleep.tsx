import { createFileRoute } from '@tanstack/react-router';
import { SleepPage } from '../features/sleep/components/sleep-page.tsx';

export const Route = createFileRoute('/activities/sleep')({ component: SleepPage });
