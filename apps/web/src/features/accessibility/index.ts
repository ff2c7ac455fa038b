// The button that makes the app easier to read, hear and use.

export { AccessibilityWidget, openComfort } from './accessibility-widget.tsx';
