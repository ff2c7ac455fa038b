import { createFileRoute } from '@tanstack/react-router';
import { CopingPage } from '../features/coping/components/coping-page.tsx';

export const Route = createFileRoute('/activities/coping-tools')({ component: CopingPage });
