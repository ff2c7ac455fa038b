import { createFileRoute } from '@tanstack/react-router';
import { MoveQuestPage } from '../features/movequest/index.ts';

export const Route = createFileRoute('/activities/exercise')({ component: MoveQuestPage });
