import { createFileRoute } from '@tanstack/react-router';
import { ParentsPage } from '../features/parents/index.ts';

export const Route = createFileRoute('/parents')({ staticData: { isPublic: true }, component: ParentsPage });
