import { createFileRoute } from '@tanstack/react-router';
import { BreathingPage } from '../features/breathing/index.ts';

export const Route = createFileRoute('/activities/breath')({ component: BreathingPage });
