import { createFileRoute } from '@tanstack/react-router';
import { LeaveSection } from '../features/erasure/components/leave-section.tsx';
import { GrownUpCard } from '../features/grown-up/index.ts';
import { SettingsPage } from '../features/settings/components/settings-page.tsx';

export const Route = createFileRoute('/settings/')({
  component: () => <SettingsPage grownUp={<GrownUpCard />} leaving={<LeaveSection />} />,
});
