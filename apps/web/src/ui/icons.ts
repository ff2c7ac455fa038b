/** One hand-drawn set on a 24 grid: `fill` is the colour, `line` the ink. One export an icon, so that a page carries only its own. */
export interface IconShape {
  readonly fill?: string;
  readonly line: string;
}

export const homeIcon: IconShape = {
  fill: 'M5 11l7-6 7 6v8H5z',
  line: 'M3.5 11.6L12 4.2l8.500 7.300M5.600 10v8.800c0 .7.500 1.200 1.200 1.200h10.500c.7 0 1.200-.5 1.200-1.200V10M10 20v-4.600c0-1 .9-1.800 2-1.800s2 .8 2 1.800V20',
};
export const bookIcon: IconShape = {
  fill: 'M4 5c4-1 6 0 8 2v13c-2-2-4-3-8-2zM20 5c-4-1-6 0-8 2v13c2-2 4-3 8-2z',
  line: 'M12 7c-2-2-4.500-2.600-8.500-2v13c4-.6 6.500 0 8.500 2 2-2 4.500-2.600 8.500-2V5c-4-.6-6.500 0-8.500 2zM12 7v13',
};
export const leaveIcon: IconShape = {
  fill: 'M4 4h8v16H4z',
  line: 'M13 4H6.500C5.100 4 4 5.100 4 6.500v11C4 18.900 5.100 20 6.500 20H13M10 12h10.500M17 8l4 4-4 4',
};
export const userIcon: IconShape = {
  fill: 'M12 5a4 4 0 100 8 4 4 0 000-8z',
  line: 'M12 4.500a4 4 0 100 8 4 4 0 000-8zM4.500 20.500c.5-4 3.500-6 7.500-6s7 2 7.500 6',
};
export const closeIcon: IconShape = {
  line: 'M6 6l12 12M18 6L6 18',
};
export const playIcon: IconShape = {
  fill: 'M7 5l12 7-12 7z',
  line: 'M7.500 5.800c0-.9.9-1.400 1.700-1l10 6.300c.7.400.7 1.400 0 1.800l-10 6.300c-.8.400-1.700-.1-1.700-1z',
};
export const shieldIcon: IconShape = {
  fill: 'M12 4l7 2.500c0 6-2 10.500-7 13.500-5-3-7-7.500-7-13.500z',
  line: 'M12 3.500l7.500 2.700c0 6.300-2.300 11-7.500 14.300-5.200-3.300-7.500-8-7.500-14.300zM8.800 11.800l2.300 2.300 4-4.400',
};
export const heartIcon: IconShape = {
  fill: 'M12 20s-8-4.800-8-10.500C4 5 10 4 12 8c2-4 8-3 8 1.500C20 15.200 12 20 12 20z',
  line: 'M12 20.300S3.800 15.400 3.800 9.600C3.800 4.700 10.300 3.900 12 8c1.700-4.100 8.200-3.300 8.200 1.600 0 5.800-8.200 10.700-8.200 10.700z',
};
export const windIcon: IconShape = {
  line: 'M3 9h11c3.500 0 3.500-5 .5-5-1.500 0-2.300 1-2.300 2M3 13h15c3.700 0 3.700 5.500.3 5.500-1.600 0-2.500-1-2.500-2.200M3 17h7',
};
export const checkIcon: IconShape = {
  line: 'M4.500 12.800l4.800 4.700L19.500 6.800',
};
export const pencilIcon: IconShape = {
  fill: 'M5 15L15 5l4 4L9 19l-5 1z',
  line: 'M4 20l1-4.500L15.800 4.700c.8-.8 2-.8 2.800 0l.7.7c.8.800.8 2 0 2.800L8.500 19zM13.500 7l3.500 3.500',
};
export const calendarIcon: IconShape = {
  fill: 'M4 9h16v11H4z',
  line: 'M5.500 5.500h13c.8 0 1.500.7 1.500 1.500v11.500c0 .8-.7 1.500-1.500 1.500h-13c-.8 0-1.500-.7-1.500-1.500V7c0-.8.7-1.500 1.500-1.500zM4 10h16M8.500 3.500v3.500M15.500 3.500v3.500',
};
export const plusIcon: IconShape = {
  line: 'M12 5v14M5 12h14',
};
export const leftIcon: IconShape = {
  line: 'M14.500 5.500L8 12l6.500 6.500',
};
export const replayIcon: IconShape = {
  line: 'M5 12a7.500 7.500 0 107.500-7.500c-2.600 0-4.700 1.100-6.300 3.200M5.500 3.800l.5 4.400 4.400-.5',
};
export const leafIcon: IconShape = {
  fill: 'M5 19C5 9 11 5 20 4c0 9-4 15-15 15z',
  line: 'M5 19.500C5 9.500 11 5 20 4c0 9.500-4.500 15.500-15 15.500zM4 21c3-6 6.500-9 11-11.500',
};
export const eyeIcon: IconShape = {
  fill: 'M12 8a4 4 0 100 8 4 4 0 000-8z',
  line: 'M2.5 12c2.300-4.300 5.500-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.500 6.500-9.500 6.500S4.800 16.300 2.500 12zM12 9.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600z',
};
export const eyeClosedIcon: IconShape = {
  line: 'M2.500 10c2.300 3.700 5.500 5.500 9.500 5.500s7.200-1.800 9.500-5.500M5.200 13.200L3.500 16M9.600 15.300L8.800 18.500M14.400 15.300l.8 3.200M18.800 13.200l1.700 2.800',
};
export const sproutIcon: IconShape = {
  fill: 'M12 12C12 7 8 5 4 5c0 5 3 7 8 7zM12 10c0-4 3-6 8-6 0 5-3 7-8 7z',
  line: 'M12 20.500v-9M12 13c0-5-3.500-7.500-8.500-7.500C3.500 10.500 7 13 12 13zM12 11c0-4 3-6.500 8.500-6.500C20.500 9 17 11 12 11zM8 20.500h8',
};
