import { createFileRoute } from '@tanstack/react-router';
import { GrownUpCard } from '../features/grown-up/index.ts';
import { SettingsPage } from '../features/settings/components/settings-page.tsx';

export const Route = createFileRoute('/settings/')({
  component: () => <SettingsPage grownUp={<GrownUpCard />} />,
});
