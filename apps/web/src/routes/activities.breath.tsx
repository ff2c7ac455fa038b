import { createFileRoute } from '@tanstack/react-router';
import { BreathingPage } from '../features/breathing/components/breathing-page.tsx';

export const Route = createFileRoute('/activities/breath')({ component: BreathingPage });
