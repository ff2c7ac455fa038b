import type { IconShape } from '../../ui/icon-shape.ts';

export const tableIcon: IconShape = {
  fill: 'M4 5h16v4H4z',
  line: 'M5 4.500h14c.6 0 1 .4 1 1v13c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1v-13c0-.6.4-1 1-1zM4 9.500h16M4 14.500h16M10 9.500v10',
};
export const printIcon: IconShape = {
  fill: 'M5 10h14v7H5z',
  line: 'M7.500 8.500v-5h9v5M7.500 16.500H5.500c-.8 0-1.500-.7-1.500-1.500v-5c0-.8.7-1.500 1.500-1.500h13c.8 0 1.500.7 1.500 1.500v5c0 .8-.7 1.500-1.500 1.500h-2M7.500 14h9v6.500h-9z',
};
export const openIcon: IconShape = {
  fill: 'M4 9h16v10H4z',
  line: 'M3.500 10.500L12 4l8.500 6.500v7.800c0 .7-.6 1.300-1.300 1.300H4.800c-.7 0-1.300-.6-1.300-1.300zM4 11l8 5.500 8-5.500',
};
export const rightIcon: IconShape = { line: 'M9.500 5.500L16 12l-6.500 6.500' };
