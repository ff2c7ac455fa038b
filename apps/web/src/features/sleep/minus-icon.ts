import type { IconShape } from '../../ui/icons.ts';

export const minusIcon: IconShape = { line: 'M5 12h14' };
