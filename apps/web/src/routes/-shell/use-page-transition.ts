import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { stopReading } from '../../lib/speech/speaker.ts';

const ENTER_MS = 240;

/** A new page comes in softly, unless motion is not wanted; what was being read aloud belongs to the page before. */
export function usePageTransition(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        stopReading();
        if (!wantsCalmMotion()) page.current?.animate?.(ENTER, { duration: ENTER_MS, easing: 'ease-out' });
      }),
    [router],
  );
  return page;
}

/** Opacity alone: a moving ancestor would carry what is fixed to the window with it. */
const ENTER = [{ opacity: 0 }, { opacity: 1 }];
