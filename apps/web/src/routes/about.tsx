import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/about/index.ts';

export const Route = createFileRoute('/about')({ staticData: { isPublic: true }, component: AboutPage });
