import { createFileRoute } from '@tanstack/react-router';
import { SleepingPage } from '../features/erasure/index.ts';

export const Route = createFileRoute('/asleep')({
  staticData: { isPublic: true, hidesTools: true },
  component: SleepingPage,
});
