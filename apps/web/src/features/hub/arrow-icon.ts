import type { IconShape } from '../../ui/icon.tsx';

export const arrowIcon: IconShape = { line: 'M4 12h15M13 6l6 6-6 6' };
