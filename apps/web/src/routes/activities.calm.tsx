import { createFileRoute } from '@tanstack/react-router';
import { CalmPage } from '../features/calm/components/calm-page.tsx';

export const Route = createFileRoute('/activities/calm')({ staticData: { hidesTools: true }, component: CalmPage });
