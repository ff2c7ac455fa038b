import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/privacy/components/privacy-page.tsx';

export const Route = createFileRoute('/privacy')({ staticData: { isPublic: true }, component: PrivacyPage });
