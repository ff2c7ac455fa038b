// What the buddy says on home: of what was just done, and of yesterday.

export type { Said } from './watch-buddy.tsx';
