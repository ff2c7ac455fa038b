import type { IconShape } from '../../ui/icon-shape.ts';

export const arrowIcon: IconShape = { line: 'M4 12h15M13 6l6 6-6 6' };
