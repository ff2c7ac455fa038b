export { MusicToggle } from './music-toggle.tsx';
