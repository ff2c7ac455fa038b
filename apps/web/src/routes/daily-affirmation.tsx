import { createFileRoute } from '@tanstack/react-router';
import { AffirmationsPage } from '../features/affirmations/components/affirmations-page.tsx';

export const Route = createFileRoute('/daily-affirmation')({ component: AffirmationsPage });
