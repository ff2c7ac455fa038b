// The quiet music.

export { MusicToggle } from './music-toggle.tsx';
