// A child’s settings.

export { saveSettingsMutation } from './api/save-settings.mutation.ts';
export { SettingsPage } from './components/settings-page.tsx';
export { SETTINGS_TOASTS } from './settings.copy.ts';
