import type { IconShape } from './icon.tsx';

// Those of the history and the grown-up area: apart from icons.ts, as all of a module comes with the first route that any of it is on.

export const searchIcon: IconShape = {
  fill: 'M10.500 5a5.500 5.500 0 100 11 5.500 5.500 0 000-11z',
  line: 'M10.500 4.300a6.200 6.200 0 100 12.400 6.200 6.200 0 000-12.400zM15.200 15.200l5 5',
};
export const filterIcon: IconShape = {
  fill: 'M5 6h14l-5 6v6l-4 2v-8z',
  line: 'M4 5.500h16l-6.200 7v5.300L10.200 20v-7.500z',
};
export const openIcon: IconShape = {
  fill: 'M4 9h16v10H4z',
  line: 'M3.500 10.500L12 4l8.500 6.500v7.800c0 .7-.6 1.300-1.300 1.300H4.800c-.7 0-1.300-.6-1.300-1.300zM4 11l8 5.500 8-5.500',
};
export const doorIcon: IconShape = {
  fill: 'M6 4h10v16H6z',
  line: 'M6.500 20V5c0-.8.7-1.500 1.500-1.500h8c.8 0 1.500.7 1.500 1.500v15M4 20.300h16M13.700 12v1',
};
export const hammockIcon: IconShape = {
  fill: 'M5 9c4 8 10 8 14 0-2 7-12 7-14 0z',
  line: 'M3 5.500l2 3.500c4 7.500 10 7.500 14 0l2-3.500M5 9c5 2.500 9 2.500 14 0',
};
export const sealIcon: IconShape = {
  fill: 'M12 4l2 2 3-.5.5 3 2.500 1.500-1 2.500 1 2.500-2.500 1.500-.5 3-3-.5-2 2-2-2-3 .5-.5-3L4 15l1-2.500L4 10l2.500-1.500.5-3 3 .5z',
  line: 'M12 3.700l2.100 1.900 2.800-.5.7 2.800 2.500 1.400-1.100 2.700 1.100 2.700-2.500 1.400-.7 2.800-2.800-.5-2.100 1.900-2.100-1.900-2.800.5-.7-2.800-2.500-1.400L5 12l-1.100-2.700 2.500-1.400.7-2.800 2.800.5zM9 12.200l2.200 2.200 4-4.500',
};
export const giftIcon: IconShape = {
  fill: 'M4.500 10h15v10h-15z',
  line: 'M5 11v8.200c0 .5.4.8.8.8h12.400c.4 0 .8-.3.8-.8V11M3.800 7.500h16.400V11H3.800zM12 7.500V20M12 7.500C9 7.500 7 6.500 7.500 4.800 8.200 3 11.300 4 12 7.500zM12 7.500c3 0 5-1 4.500-2.700C15.800 3 12.700 4 12 7.500z',
};
export const flagIcon: IconShape = {
  fill: 'M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0z',
  line: 'M6 21V4.500M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
};
export const printIcon: IconShape = {
  fill: 'M5 10h14v7H5z',
  line: 'M7.500 8.500v-5h9v5M7.500 16.500H5.500c-.8 0-1.500-.7-1.500-1.500v-5c0-.8.7-1.500 1.500-1.500h13c.8 0 1.500.7 1.500 1.500v5c0 .8-.7 1.500-1.500 1.500h-2M7.500 14h9v6.500h-9z',
};
export const downloadIcon: IconShape = {
  fill: 'M4 15h16v5H4z',
  line: 'M12 3.500v11M7.500 10.500L12 15l4.500-4.500M4 16.500v2c0 1 .8 1.800 1.800 1.800h12.400c1 0 1.800-.8 1.800-1.800v-2',
};
export const tabletIcon: IconShape = {
  fill: 'M4 6h16v12H4z',
  line: 'M5.300 4.500h13.400c1 0 1.800.8 1.800 1.800v11.400c0 1-.8 1.800-1.800 1.800H5.300c-1 0-1.800-.8-1.800-1.800V6.300c0-1 .8-1.800 1.800-1.800zM17.700 11v2',
};
export const wrenchIcon: IconShape = {
  fill: 'M5 15l7-7 4 4-7 7z',
  line: 'M14.300 7.200a4.300 4.300 0 015.300-2.500l-2.500 2.500.7 2.200 2.200.7 2-2a4.300 4.300 0 01-5.700 4.700L9 20a2.100 2.100 0 01-3-3l7.300-7.300a4.200 4.200 0 011-2.500z',
};
/** A feeling. */
export const bubbleIcon: IconShape = {
  fill: 'M12 5a7 7 0 100 14 7 7 0 000-14z',
  line: 'M12 3.800a8.200 8.200 0 100 16.400 8.200 8.200 0 000-16.400zM9 10.500v.8M15 10.500v.8M9 14.200c2 1.700 4 1.700 6 0M7 8.500c.5-1 1.200-1.800 2.200-2.300',
};
export const phoneIcon: IconShape = {
  fill: 'M7 5h10v15H7z',
  line: 'M8.500 3h7c1 0 1.800.8 1.800 1.800v14.400c0 1-.8 1.800-1.800 1.800h-7c-1 0-1.800-.8-1.800-1.800V4.800c0-1 .8-1.800 1.800-1.800zM10.800 18.300h2.400',
};
export const bringIcon: IconShape = {
  fill: 'M4 15h16v5H4z',
  line: 'M12 15V4M7.500 8L12 3.500 16.500 8M4 16.500v2c0 1 .8 1.800 1.800 1.800h12.400c1 0 1.800-.8 1.800-1.800v-2',
};
export const tableIcon: IconShape = {
  fill: 'M4 5h16v4H4z',
  line: 'M5 4.500h14c.6 0 1 .4 1 1v13c0 .6-.4 1-1 1H5c-.6 0-1-.4-1-1v-13c0-.6.4-1 1-1zM4 9.500h16M4 14.500h16M10 9.500v10',
};
export const dotsIcon: IconShape = { line: 'M5 12h.01M12 12h.01M19 12h.01' };
export const chainIcon: IconShape = {
  line: 'M10 14a4 4 0 005.700 0l3-3A4 4 0 0013 5.300l-1.500 1.500M14 10a4 4 0 00-5.700 0l-3 3a4 4 0 005.700 5.700l1.500-1.500',
};
export const anchorIcon: IconShape = {
  line: 'M12 7.500V20M12 3.500a2 2 0 100 4 2 2 0 000-4zM8 11h8M4.500 13.500c.5 4 3.500 6.500 7.500 6.500s7-2.500 7.500-6.500',
};
export const drawerIcon: IconShape = { fill: 'M4 12h16v7H4z', line: 'M4 5h16v14H4zM4 12h16M10 8.500h4M10 15.500h4' };
/** A closed letter. */
export const sealedIcon: IconShape = {
  fill: 'M4 8h16v11H4z',
  line: 'M4.800 6.500h14.400c.7 0 1.300.6 1.300 1.300v10c0 .7-.6 1.300-1.300 1.300H4.800c-.7 0-1.300-.6-1.300-1.300v-10c0-.7.6-1.300 1.300-1.300zM4 7.500l8 6 8-6M12 12.300a2.200 2.200 0 100 4.400 2.200 2.200 0 000-4.400z',
};
