// The button that makes the app easier to read, hear and use.

export { AccessibilityWidget } from './components/accessibility-widget.tsx';
