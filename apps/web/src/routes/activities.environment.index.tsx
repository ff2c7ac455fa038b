import { createFileRoute } from '@tanstack/react-router';
import { NaturePage } from '../features/nature/index.ts';

export const Route = createFileRoute('/activities/environment/')({ component: NaturePage });
