import type { Scene } from '../scene.ts';

export const PLANTS_SCENES: readonly Scene[] = [];
