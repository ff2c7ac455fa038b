import type { IconShape } from '../../../ui/icon.tsx';

export const photoIcon: IconShape = {
  fill: 'M4 8h16v11H4z',
  line: 'M5 7.500h3l1.500-2.500h5L16 7.500h3c.8 0 1.500.7 1.500 1.500v9c0 .8-.7 1.500-1.500 1.500H5c-.8 0-1.500-.7-1.500-1.500V9c0-.8.7-1.500 1.500-1.500zM12 10a3.500 3.500 0 100 7 3.500 3.500 0 000-7z',
};
