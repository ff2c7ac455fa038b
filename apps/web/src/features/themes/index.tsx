export { ThemePicker } from './components/theme-picker.tsx';
