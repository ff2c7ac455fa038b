import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../features/take-along/components/import-page.tsx';

export const Route = createFileRoute('/grown-up/import')({ component: ImportPage });
