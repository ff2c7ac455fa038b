import type { IconShape } from '../../ui/icon-shape.ts';

export const standIcon: IconShape = {
  fill: 'M12 3a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM9 10h6v6H9z',
  line: 'M12 3a2.500 2.500 0 100 5 2.500 2.500 0 000-5zM6 9.500l3 1h6l3-1M9 10.500v4.500l-1.500 6M15 10.500v4.500l1.500 6M9 15h6',
};
