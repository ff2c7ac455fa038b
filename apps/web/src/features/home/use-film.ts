import { useCallback, useEffect, useRef, useState } from 'react';
import { useComfort, wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { logFailure } from '../../lib/log.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { savesData } from './saves-data.ts';

/** `unseen`: not played yet on this visit of the page. `stopped`: at its end, or paused. */
export type FilmStage = 'unseen' | 'playing' | 'stopped';

/**
 * The film's life: its poster first; once that is there and the browser has nothing better to do, the film is fetched and
 * plays once. With saved data or calm motion it waits for a tap, which is a wish of its own; so is having asked for the film.
 */
export function useFilm(isAskedFor = false) {
  useComfort();
  const calm = useHydrated() && wantsCalmMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [posterShown, setPosterShown] = useState(false);
  const [wanted, setWanted] = useState(isAskedFor);
  const [stage, setStage] = useState<FilmStage>('unseen');

  useEffect(() => {
    if (!posterShown || calm || savesData()) return;
    return whenIdle(() => setWanted(true));
  }, [posterShown, calm]);
  // Asked for in the middle of it, calm is the later wish.
  useEffect(() => {
    if (!calm || isAskedFor) return;
    setWanted(false);
    setStage('unseen');
  }, [calm, isAskedFor]);

  useEffect(() => {
    // Not by the attribute `autoplay`: Chromium then plays it once more whenever it comes back into view.
    if (wanted && video.current) start(video.current);
  }, [wanted]);

  const play = useCallback(() => {
    if (video.current) start(video.current);
    else setWanted(true);
  }, []);
  const pause = useCallback(() => video.current?.pause(), []);

  return {
    video,
    inPage: wanted,
    stage,
    play,
    pause,
    onPosterShown: () => setPosterShown(true),
    on: {
      onPlaying: () => setStage('playing'),
      // A film that ends pauses too.
      onPause: () => setStage('stopped'),
    },
  };
}

function start(film: HTMLVideoElement): void {
  film.currentTime = 0;
  film.play().catch((reason: unknown) => logFailure('The film does not play', reason));
}
