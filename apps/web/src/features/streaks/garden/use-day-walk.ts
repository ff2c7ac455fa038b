import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayByKey, within } from './month-grid.ts';

/** Days that are one stop of the Tab key and are walked with the arrow keys, as in any calendar; each is marked with `data-day`. */
export function useDayWalk<Place extends HTMLElement>(start: string, first: string, last: string) {
  const [at, setAt] = useState(start);
  const movedByKey = useRef(false);
  const place = useRef<Place>(null);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    place.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(event.key, at);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setAt(within(next, first, last));
  }
  return { at, setAt, place, onKeyDown };
}
