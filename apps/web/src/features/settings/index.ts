// A child’s settings.

export { saveSettingsMutation } from './save-settings.mutation.ts';
export { SETTINGS_TOASTS, WORDS_COPY } from './settings.copy.ts';
export { SettingsPage } from './settings-page.tsx';
export { WordsChoice } from './words-choice.tsx';
