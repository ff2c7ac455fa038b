import type { Scene } from '../scene.ts';

export const MOVEQUEST_SCENES: readonly Scene[] = [];
