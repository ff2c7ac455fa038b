import type { Scene } from '../scene.ts';

export const CALM_SCENES: readonly Scene[] = [];
