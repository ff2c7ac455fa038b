import { createFileRoute } from '@tanstack/react-router';
import { ErasePage } from '../features/erasure/index.ts';

export const Route = createFileRoute('/grown-up/erase')({ component: ErasePage });
