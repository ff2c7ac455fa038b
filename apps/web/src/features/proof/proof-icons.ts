import type { IconShape } from '../../ui/icon-shape.ts';

export const checkIcon: IconShape = { line: 'M5 12.500l4.500 4.500L19 7.500' };
export const dotsIcon: IconShape = { line: 'M5 12h.01M12 12h.01M19 12h.01' };
export const printIcon: IconShape = {
  fill: 'M5 9h14v8H5z',
  line: 'M7 8.500V4h10v4.500M7 16.500H5.500c-.8 0-1.500-.7-1.500-1.500v-5c0-.8.7-1.500 1.500-1.500h13c.8 0 1.500.7 1.500 1.500v5c0 .8-.7 1.500-1.500 1.500H17M7 14h10v6H7z',
};
export const chainIcon: IconShape = {
  line: 'M10 14a4 4 0 005.700 0l3-3A4 4 0 0013 5.300l-1.500 1.500M14 10a4 4 0 00-5.700 0l-3 3a4 4 0 005.700 5.700l1.500-1.500',
};
export const tableIcon: IconShape = { fill: 'M4 5h16v4H4z', line: 'M4 5h16v14H4zM4 9.500h16M4 14.200h16M10 5v14' };
export const anchorIcon: IconShape = {
  line: 'M12 7.500V20M12 3.500a2 2 0 100 4 2 2 0 000-4zM8 11h8M4.500 13.500c.5 4 3.500 6.500 7.500 6.500s7-2.500 7.500-6.500',
};
export const drawerIcon: IconShape = { fill: 'M4 12h16v7H4z', line: 'M4 5h16v14H4zM4 12h16M10 8.500h4M10 15.500h4' };
