import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../features/take-along/index.ts';

export const Route = createFileRoute('/grown-up/import')({ component: ImportPage });
