import { useDeferredValue } from 'react';

// For a press whose work takes a phone a tenth of a second: that it was felt shows at once.

/** Runs `work` once what was shown before it is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Whether a page of choices is still shown: what was pressed on it is painted as pressed before what it opens is drawn. */
export function useShowsChoices(isChoosing: boolean): boolean {
  const hasLeft = useDeferredValue(!isChoosing);
  return isChoosing || !hasLeft;
}
