const listeners = new Set<() => void>();

/** Opens "Make it fit you" from a page that has only some of it, over whatever is there. */
export function openComfort(): void {
  for (const listener of listeners) listener();
}

/** Answers how to hear no more of it. */
export function onComfortAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
