import type { IconShape } from '../../ui/icon-shape.ts';

export const takeIcon: IconShape = {
  fill: 'M4 15h16v5H4z',
  line: 'M12 3.500v11M7.500 10.500L12 15l4.500-4.500M4 16.500v2c0 1 .8 1.800 1.800 1.800h12.400c1 0 1.800-.8 1.800-1.800v-2',
};
export const bringIcon: IconShape = {
  fill: 'M4 15h16v5H4z',
  line: 'M12 15V4M7.500 8L12 3.500 16.500 8M4 16.500v2c0 1 .8 1.800 1.800 1.800h12.400c1 0 1.800-.8 1.800-1.800v-2',
};
export const tableIcon: IconShape = {
  fill: 'M4 5h16v4H4z',
  line: 'M5 4.500h14c.6 0 1 .4 1 1v13c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1v-13c0-.6.4-1 1-1zM4 9.500h16M4 14.500h16M10 9.500v10',
};
export const deviceIcon: IconShape = {
  fill: 'M7 5h10v15H7z',
  line: 'M8.500 3h7c1 0 1.800.8 1.800 1.800v14.400c0 1-.8 1.800-1.800 1.800h-7c-1 0-1.800-.8-1.800-1.800V4.800c0-1 .8-1.800 1.800-1.800zM10.800 18.300h2.400',
};
export const tickIcon: IconShape = { line: 'M4.500 12.800l4.800 4.700L19.500 6.800' };
export const dotsIcon: IconShape = { line: 'M5.500 12h.01M12 12h.01M18.500 12h.01' };
