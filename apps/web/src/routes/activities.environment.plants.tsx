import { createFileRoute } from '@tanstack/react-router';
import { PlantsPage } from '../features/plants/components/plants-page.tsx';

export const Route = createFileRoute('/activities/environment/plants')({ component: PlantsPage });
