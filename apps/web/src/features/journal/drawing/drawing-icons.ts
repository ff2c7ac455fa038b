import type { IconShape } from '../../../ui/icon.tsx';

export const undoIcon: IconShape = {
  line: 'M9 5L4.500 9.500 9 14M5 9.500h8.500c3.300 0 6 2.200 6 5.200s-2.700 5.300-6 5.300H9',
};
export const redoIcon: IconShape = {
  line: 'M15 5l4.500 4.500L15 14M19 9.500h-8.500c-3.300 0-6 2.200-6 5.200s2.700 5.300 6 5.300H15',
};
export const freshPageIcon: IconShape = {
  fill: 'M6 4h8l5 5v11H6z',
  line: 'M13.500 3.800H7c-.8 0-1.500.7-1.500 1.500v13.400c0 .8.7 1.500 1.500 1.500h10c.8 0 1.500-.7 1.500-1.500V9zM13.500 4v5h5',
};
export const smallerIcon: IconShape = { line: 'M6 12h12' };
export const biggerIcon: IconShape = { line: 'M12 6v12M6 12h12' };
export const turnIcon: IconShape = { line: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 13' };
