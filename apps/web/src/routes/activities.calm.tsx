import { createFileRoute } from '@tanstack/react-router';
import { CalmPage } from '../features/calm/index.ts';

export const Route = createFileRoute('/activities/calm')({ staticData: { hidesTools: true }, component: CalmPage });
