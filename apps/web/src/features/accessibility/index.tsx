export { AccessibilityWidget } from './components/accessibility-widget.tsx';
