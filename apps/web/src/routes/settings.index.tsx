import { createFileRoute } from '@tanstack/react-router';
import { PictureSection } from '../features/account/index.ts';
import { LeaveSection } from '../features/erasure/index.ts';
import { GrownUpCard } from '../features/grown-up/index.ts';
import { SettingsPage } from '../features/settings/index.ts';

export const Route = createFileRoute('/settings/')({
  component: () => <SettingsPage grownUp={<GrownUpCard />} picture={<PictureSection />} leaving={<LeaveSection />} />,
});
