import { createFileRoute } from '@tanstack/react-router';
import { SleepPage } from '../features/sleep/index.ts';

export const Route = createFileRoute('/activities/sleep')({ component: SleepPage });
