import type { IconShape } from '../../ui/icon-shape.ts';

/** A grown-up is, or was, here: the same wherever that is said. */
export const glassesIcon: IconShape = {
  fill: 'M6.500 10.500a4 4 0 100 8 4 4 0 000-8zM17.500 10.500a4 4 0 100 8 4 4 0 000-8z',
  line: 'M6.500 10.300a4.200 4.200 0 100 8.400 4.200 4.200 0 000-8.400zM17.500 10.300a4.200 4.200 0 100 8.400 4.200 4.200 0 000-8.400zM10.600 13.600c.9-.7 1.900-.7 2.800 0M2.400 13.700L4.700 6.800c.3-.8.9-1.300 1.800-1.300M21.600 13.700l-2.300-6.900c-.3-.8-.9-1.300-1.800-1.300',
};
export const bubbleIcon: IconShape = {
  fill: 'M12 5a7 7 0 100 14 7 7 0 000-14z',
  line: 'M12 3.800a8.200 8.200 0 100 16.400 8.200 8.200 0 000-16.400zM9 10.500v.8M15 10.500v.8M9 14.200c2 1.700 4 1.700 6 0M7 8.500c.5-1 1.200-1.800 2.200-2.300',
};
export const windowIcon: IconShape = {
  fill: 'M5 11a7 7 0 0114 0v8H5z',
  line: 'M5.500 19.500V10.500a6.500 6.500 0 0113 0v9zM12 4v15.500M5.500 11.500h13M3.500 19.700h17',
};
