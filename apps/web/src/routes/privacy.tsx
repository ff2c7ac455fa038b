import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/privacy/index.ts';

export const Route = createFileRoute('/privacy')({ staticData: { isPublic: true }, component: PrivacyPage });
