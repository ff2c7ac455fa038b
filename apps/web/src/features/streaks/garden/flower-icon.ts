import type { IconShape } from '../../../ui/icon-shape.ts';

/** A picture with a flower in it: what is kept. */
export const flowerIcon: IconShape = {
  fill: 'M4 5h16v14H4z',
  line: 'M5.500 4.500h13c.8 0 1.500.7 1.500 1.500v12c0 .8-.7 1.500-1.500 1.500h-13c-.8 0-1.500-.7-1.500-1.500V6c0-.8.7-1.500 1.500-1.500zM12 16.500V11M12 11c-2.500.6-3.600-1.600-2.500-3 1 .3 1.800.6 2.500 1.200.7-.6 1.500-.9 2.500-1.200 1.100 1.400 0 3.600-2.500 3zM12 14.500c1.500 0 2.500-.6 3-1.600',
};
