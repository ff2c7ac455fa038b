// The colors of the app.

export { useChooseAppearance } from './choose-appearance.ts';
export { ThemePicker } from './theme-picker.tsx';
export { THEMES } from './themes.catalogue.ts';
