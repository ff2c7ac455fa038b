import type { IconShape } from '../../ui/icon-shape.ts';

export const minusIcon: IconShape = { line: 'M5 12h14' };
