import type { BrowserKind } from '@wonderlings/kernel/contract';
import type { IconShape } from '../../ui/icon.tsx';

const computerIcon: IconShape = {
  fill: 'M4 5h16v10H4z',
  line: 'M5.500 4.500h13c.8 0 1.500.7 1.500 1.500v8.500c0 .8-.7 1.500-1.500 1.500h-13c-.8 0-1.500-.7-1.500-1.500V6c0-.8.7-1.500 1.500-1.500zM12 16v4M8.500 20h7',
};

export const PLACE_ICONS: Readonly<Record<BrowserKind['device'], IconShape>> = {
  computer: computerIcon,
  tablet: {
    fill: 'M5 4h14v16H5z',
    line: 'M6.500 3.500h11c.8 0 1.500.7 1.500 1.500v14c0 .8-.7 1.500-1.500 1.500h-11c-.8 0-1.500-.7-1.500-1.500V5c0-.8.7-1.500 1.500-1.500zM11 17.500h2',
  },
  phone: {
    fill: 'M7.500 3h9v18h-9z',
    line: 'M9 3h6c.8 0 1.500.7 1.500 1.500v15c0 .8-.7 1.500-1.500 1.500H9c-.8 0-1.500-.7-1.500-1.500v-15C7.500 3.700 8.200 3 9 3zM11 18h2',
  },
  other: computerIcon,
};
