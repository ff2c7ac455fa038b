import type { Scene } from '../scene.ts';

export const BE_ACTIVE_SCENES: readonly Scene[] = [];
