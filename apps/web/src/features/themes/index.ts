// The colors of the app.

export { ThemePicker } from './components/theme-picker.tsx';
