// One chunk, asked for once: each request costs a phone more than a few kilobytes do.
export { AccessibilityWidget } from '../../features/accessibility/index.ts';
export { MusicToggle } from '../../features/music/index.ts';
export { NewVersion } from '../../features/offline/index.ts';
