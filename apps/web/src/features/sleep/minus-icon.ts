import type { IconShape } from '../../ui/icon.tsx';

export const minusIcon: IconShape = { line: 'M5 12h14' };
