let navigated = false;

/** Remembers that the child has moved inside the app: from then on, a new page's heading takes the focus. */
export function noteNavigation(): void {
  navigated = true;
}

export function hasNavigated(): boolean {
  return navigated;
}
