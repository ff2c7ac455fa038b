import type { Scene } from '../scene.ts';

export const SLEEP_SCENES: readonly Scene[] = [];
