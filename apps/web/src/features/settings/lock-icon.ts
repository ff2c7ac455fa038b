import type { IconShape } from '../../ui/icon.tsx';

export const lockIcon: IconShape = {
  fill: 'M6 11h12v9H6z',
  line: 'M6.500 10.500h11c.8 0 1.500.7 1.500 1.500v6.500c0 .8-.7 1.500-1.500 1.500h-11c-.8 0-1.500-.7-1.500-1.500V12c0-.8.7-1.500 1.500-1.500zM8 10.500V8a4 4 0 018 0v2.500M12 14.500v2',
};
