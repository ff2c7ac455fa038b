import { createFileRoute } from '@tanstack/react-router';
import { GrownUpCard } from '../features/grown-up/index.ts';
import { SettingsPage } from '../features/settings/index.ts';

/** The settings with the set-up of a grown-up password open, for links from elsewhere. */
export const Route = createFileRoute('/settings/grown-up')({
  component: () => <SettingsPage grownUp={<GrownUpCard setsUp />} />,
});
