// The colors of the app.

export { ThemePicker } from './theme-picker.tsx';
