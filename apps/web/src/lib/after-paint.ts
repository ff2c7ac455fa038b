/**
 * Runs `work` once what was shown before it is painted. For a press whose work takes a phone a tenth of a second: that it was felt
 * shows at once.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
