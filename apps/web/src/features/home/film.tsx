import { useCallback, useEffect, useRef, useState } from 'react';
import { useComfort, wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { logFailure } from '../../lib/log.ts';
import { DEFAULT_THEME } from '../../lib/theme/appearance.ts';
import { useAppearance } from '../../lib/theme/use-appearance.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { pauseIcon, replayIcon } from '../../ui/icons.ts';
import poster from './film/theme1.webp';
import styles from './film.module.css';
import { FILM_COPY } from './home.copy.ts';

/** Addresses by file, one in the colors of each theme, as scripts/film.mjs renders them. */
const FILMS = import.meta.glob<string>('./film/*.mp4', { eager: true, import: 'default' });

/** In pixels, as scripts/film.mjs renders it. */
const WIDTH = 960;
const HEIGHT = 624;

/** The troupe's short film in the colors that hold: once, without sound, when the page stands; a tap plays it again. Its last picture is the poster. */
export function Film({ isAskedFor = false }: { readonly isAskedFor?: boolean }) {
  const say = useWords();
  const { theme } = useAppearance();
  const film = FILMS[`./film/${theme}.mp4`] ?? FILMS[`./film/${DEFAULT_THEME}.mp4`];
  const { video, still, inPage, isPlayable, stage, play, pause, onPosterShown, on } = useFilm(film, isAskedFor);
  const playing = stage === 'playing';
  return (
    <figure className={styles.film}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for a finger; the button below is for everyone */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={styles.frame} onClick={play}>
        <img
          ref={still}
          src={poster}
          alt={FILM_COPY.alt}
          width={WIDTH}
          height={HEIGHT}
          fetchPriority="high"
          onLoad={onPosterShown}
        />
        {inPage && (
          <video
            key={film}
            ref={video}
            src={film}
            className={styles.video}
            data-stage={stage}
            width={WIDTH}
            height={HEIGHT}
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            aria-hidden="true"
            tabIndex={-1}
            {...on}
          />
        )}
      </div>
      {isPlayable && (
        <Button className={styles.again} icon={playing ? pauseIcon : replayIcon} onClick={playing ? pause : play}>
          {playing ? FILM_COPY.pause : stage === 'unseen' ? FILM_COPY.play : say(FILM_COPY.again)}
        </Button>
      )}
    </figure>
  );
}

/** `unseen`: not played yet on this visit of the page. `stopped`: at its end, or paused. */
type FilmStage = 'unseen' | 'playing' | 'stopped';

/**
 * The film's life: its poster first; once that is there and the browser has nothing better to do, the film is fetched and
 * plays once. With saved data or calm motion it waits for a tap, which is a wish of its own; so is having asked for the film.
 */
function useFilm(film: string | undefined, isAskedFor: boolean) {
  useComfort();
  const calm = useHydrated() && wantsCalmMotion();
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLImageElement>(null);
  const [posterShown, setPosterShown] = useState(false);
  const [wanted, setWanted] = useState(isAskedFor);
  const [stage, setStage] = useState<FilmStage>('unseen');
  const [isPlayable, setPlayable] = useState(true);
  const [lastFilm, setLastFilm] = useState(film);
  // Other colors have a film of their own, which goes on where the last one was playing.
  if (lastFilm !== film) {
    setLastFilm(film);
    if (stage !== 'playing' || calm || savesData()) setWanted(false);
    setStage('unseen');
  }

  // Of a page that was painted before the app was there, the poster has come, and says so no more.
  useEffect(() => {
    if (still.current?.complete && still.current.naturalWidth > 0) setPosterShown(true);
  }, []);
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
    if (wanted && film && video.current) start(video.current, () => setPlayable(false));
  }, [wanted, film]);

  const play = useCallback(() => {
    if (video.current) start(video.current, () => setPlayable(false));
    else setWanted(true);
  }, []);
  const pause = useCallback(() => video.current?.pause(), []);

  return {
    video,
    still,
    inPage: wanted,
    isPlayable,
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

function start(film: HTMLVideoElement, onUnplayable: () => void): void {
  film.currentTime = 0;
  film.play().catch((reason: unknown) => {
    logFailure('The film does not play', reason);
    // A browser that was built without its format.
    if (reason instanceof DOMException && reason.name === 'NotSupportedError') onUnplayable();
  });
}

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the person asked the browser to load less. Only Chromium tells; elsewhere this is false. */
function savesData(): boolean {
  // Not a standard yet, so the DOM's types do not have it.
  return (navigator as DataSaver).connection?.saveData === true;
}
