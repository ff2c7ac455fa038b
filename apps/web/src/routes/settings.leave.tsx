import { createFileRoute } from '@tanstack/react-router';
import { LeavePage } from '../features/erasure/components/leave-page.tsx';

export const Route = createFileRoute('/settings/leave')({ component: LeavePage });
