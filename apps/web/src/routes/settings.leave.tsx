import { createFileRoute } from '@tanstack/react-router';
import { LeavePage } from '../features/erasure/index.ts';

export const Route = createFileRoute('/settings/leave')({ component: LeavePage });
