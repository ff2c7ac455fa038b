import type { Scene } from '../scene.ts';

export const BREATHING_SCENES: readonly Scene[] = [];
