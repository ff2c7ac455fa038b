import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/index.ts';

export const Route = createFileRoute('/')({
  staticData: { isPublic: true },
  component: HomePage,
  // Comes with the app: it is what most visits begin with, and the first route needs no further script.
  codeSplitGroupings: [],
});
