import { createFileRoute } from '@tanstack/react-router';
import { BeActivePage } from '../features/be-active/components/be-active-page.tsx';

export const Route = createFileRoute('/activities/be-active')({ component: BeActivePage });
