import { createFileRoute } from '@tanstack/react-router';
import { NaturePage } from '../features/nature/components/nature-page.tsx';

export const Route = createFileRoute('/activities/environment/')({ component: NaturePage });
