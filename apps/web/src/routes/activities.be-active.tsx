import { createFileRoute } from '@tanstack/react-router';
import { BeActivePage } from '../features/be-active/index.ts';

export const Route = createFileRoute('/activities/be-active')({ component: BeActivePage });
