// A child’s settings.

export { saveSettingsMutation } from './save-settings.mutation.ts';
export { SETTINGS_TOASTS } from './settings.copy.ts';
export { SettingsPage } from './settings-page.tsx';
