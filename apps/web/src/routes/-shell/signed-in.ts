// One chunk with what only a child that is signed in sees beside its page.
export { GrownUpSign } from '../../features/grown-up/index.ts';
export { BuddyFace } from './buddy-face.tsx';
export { Visit } from './visit.tsx';
