import { createFileRoute } from '@tanstack/react-router';
import { AffirmationsPage } from '../features/affirmations/index.ts';

export const Route = createFileRoute('/daily-affirmation')({ component: AffirmationsPage });
