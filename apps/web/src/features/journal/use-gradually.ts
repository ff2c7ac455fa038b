import { startTransition, useEffect, useState } from 'react';

const AT_ONCE = 20;
const STEP = 40;

/** The first items at once, then more in idle steps until all are there: a long list never holds up a tap. */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(AT_ONCE);
  const complete = shown >= items.length;
  useEffect(() => {
    if (complete) return;
    return whenIdle(() => startTransition(() => setShown(shown + STEP)));
  }, [complete, shown]);
  return complete ? items : items.slice(0, shown);
}

/** Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(task, { timeout: 200 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 30);
  return () => clearTimeout(id);
}
