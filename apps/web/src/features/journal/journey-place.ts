import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { z } from 'zod';
import { tabValue } from '../../device/store/parsed-values.ts';

/** Where in its journey a child was: how many entries there were, the first one in sight, and how far below the window's top. */
const Place = z.object({ count: z.int(), entry: z.string(), top: z.number() });
export type JourneyPlace = z.infer<typeof Place>;

const places = tabValue(Place);

type Location = AnyRouter['latestLocation'];
const keyOf = ({ state }: Location): string => `wonderlings.journey.${state.__TSR_key}`;

/**
 * Keeps the place in the journey with its entry of the browser's history, as long as the tab is open, and comes back to it after a
 * reload or by Back. By an entry and not by pixels, as the router does it: what is out of sight has no height of its own yet.
 * @param list its children are marked with {@link placeMark}
 * @returns where the child was; null where it comes for the first time
 */
export function useJourneyPlace(list: RefObject<HTMLElement | null>): JourneyPlace | null {
  const router = useRouter();
  const [place] = useState(() => places.read(keyOf(router.latestLocation)));
  useEffect(() => {
    const keep = (location: Location) => keepPlace(keyOf(location), list.current);
    const stop = router.subscribe('onBeforeLoad', ({ fromLocation }) => fromLocation && keep(fromLocation));
    const onHide = () => keep(router.latestLocation);
    window.addEventListener('pagehide', onHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onHide);
    };
  }, [router, list]);
  return place;
}

/** Goes there once, as soon as this is rendered together with the list. */
export function useReturnTo(place: JourneyPlace | null, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (place ? returnTo(place, list) : undefined), [place, list]);
}

/** The router scrolls after the first of them, and heights of entries that come into sight change. */
const FRAMES = 4;

function returnTo({ entry, top }: JourneyPlace, list: RefObject<HTMLElement | null>): () => void {
  let left = FRAMES;
  let frame = 0;
  const go = () => {
    const item = [...(list.current?.querySelectorAll<HTMLElement>(`[${MARK}]`) ?? [])].find(
      (one) => one.getAttribute(MARK) === entry,
    );
    if (!item) return;
    // Else the height of one that reaches out of sight would be a guess.
    item.style.contentVisibility = 'visible';
    window.scrollTo({ top: window.scrollY + item.getBoundingClientRect().top - top, behavior: 'instant' });
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(go);
  };
  go();
  return () => cancelAnimationFrame(frame);
}

const MARK = 'data-entry';
export const placeMark = (id: string) => ({ [MARK]: id });

function keepPlace(key: string, list: HTMLElement | null): void {
  const items = [...(list?.children ?? [])];
  const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
  const entry = first?.getAttribute(MARK);
  if (!first || !entry) return;
  places.keep(key, { count: items.length, entry, top: first.getBoundingClientRect().top });
}
