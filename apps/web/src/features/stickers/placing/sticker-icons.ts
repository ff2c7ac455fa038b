import type { IconShape } from '../../../ui/icon.tsx';

export const turnLeftIcon: IconShape = { line: 'M4 5v5h5M4.600 10A8 8 0 1 1 4 13' };
export const turnRightIcon: IconShape = { line: 'M20 5v5h-5M19.400 10A8 8 0 1 0 20 13' };
export const smallerIcon: IconShape = { line: 'M6 12h12' };
export const biggerIcon: IconShape = { line: 'M12 6v12M6 12h12' };
export const removeIcon: IconShape = { line: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5' };
export const toFrontIcon: IconShape = {
  fill: 'M9 4h11v11H9z',
  line: 'M10 4h9c.6 0 1 .4 1 1v9c0 .6-.4 1-1 1h-9c-.6 0-1-.4-1-1V5c0-.6.4-1 1-1zM6 9H5c-.6 0-1 .4-1 1v9c0 .6.4 1 1 1h9c.6 0 1-.4 1-1v-1M12 12l5-5M13.500 7H17v3.500',
};
