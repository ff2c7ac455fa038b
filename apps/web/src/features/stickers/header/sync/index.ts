// One chunk: on a new visit the one is asked for right after the other.
export { fillBox } from './fill-box.ts';
export { syncHeader } from './sync-header.ts';
