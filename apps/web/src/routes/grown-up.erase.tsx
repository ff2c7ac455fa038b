import { createFileRoute } from '@tanstack/react-router';
import { ErasePage } from '../features/erasure/components/erase-page.tsx';

export const Route = createFileRoute('/grown-up/erase')({ component: ErasePage });
