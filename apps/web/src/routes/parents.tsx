import { createFileRoute } from '@tanstack/react-router';
import { ParentsPage } from '../features/parents/components/parents-page.tsx';

export const Route = createFileRoute('/parents')({ staticData: { isPublic: true }, component: ParentsPage });
