import type { Scene } from '../scene.ts';

export const NATURE_SCENES: readonly Scene[] = [];
