import type { KeyboardEvent } from 'react';

/** How many buttons stand in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const next = buttons.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 1 ? buttons.length : next;
}

const STEPS: Readonly<Record<string, (at: number, columns: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};

/** Arrows, Home and End walk over the buttons of a grid, in the rows in which they stand. For its `onKeyDown`. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = document.activeElement instanceof HTMLElement ? buttons.indexOf(document.activeElement) : -1;
  if (at < 0) return;
  event.preventDefault();
  buttons[step(at, columnsOf(buttons), buttons.length)]?.focus();
}
