// The button that makes the app easier to read, hear and use.

export { AccessibilityWidget } from './accessibility-widget.tsx';
export { openComfort } from './comfort-asked.ts';
