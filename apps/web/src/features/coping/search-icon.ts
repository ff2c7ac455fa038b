import type { IconShape } from '../../ui/icon-shape.ts';

export const searchIcon: IconShape = {
  fill: 'M10.500 5a5.500 5.500 0 100 11 5.500 5.500 0 000-11z',
  line: 'M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM15.500 15.500l5 5',
};
