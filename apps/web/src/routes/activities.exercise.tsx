import { createFileRoute } from '@tanstack/react-router';
import { MoveQuestPage } from '../features/movequest/components/movequest-page.tsx';

export const Route = createFileRoute('/activities/exercise')({ component: MoveQuestPage });
