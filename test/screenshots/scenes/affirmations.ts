import type { Scene } from '../scene.ts';

export const AFFIRMATIONS_SCENES: readonly Scene[] = [];
