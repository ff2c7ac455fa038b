import type { IconShape } from '../../../ui/icon-shape.ts';

/** Somebody with both arms up. */
export const moveIcon: IconShape = {
  fill: 'M14.500 5a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0z',
  line: 'M14.500 5a2.500 2.500 0 11-5 0 2.500 2.500 0 015 0zM5 6.500c1.500 3 3.700 4.200 7 4.200s5.500-1.200 7-4.200M12 10.700v4.300M12 15l-3.500 5.500M12 15l3.500 5.500',
};
