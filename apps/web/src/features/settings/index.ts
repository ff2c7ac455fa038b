// A child’s settings.

export { SettingsPage } from './components/settings-page.tsx';
