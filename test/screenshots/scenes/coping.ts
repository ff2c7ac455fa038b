import type { Scene } from '../scene.ts';

export const COPING_SCENES: readonly Scene[] = [];
