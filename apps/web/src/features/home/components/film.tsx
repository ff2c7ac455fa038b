import { Button } from '../../../ui/button.tsx';
import { pauseIcon, replayIcon } from '../../../ui/icons.ts';
import mp4 from '../film/film.mp4';
import webm from '../film/film.webm';
import poster from '../film/film.webp';
import { FILM_COPY } from '../home.copy.ts';
import { useFilm } from '../use-film.ts';
import styles from './film.module.css';

/** In pixels, as scripts/film.mjs renders it. */
const WIDTH = 960;
const HEIGHT = 624;

/** The troupe's short film: once, without sound, when the page stands; a tap plays it again. Its last picture is the poster. */
export function Film({ isAskedFor = false }: { readonly isAskedFor?: boolean }) {
  const { video, inPage, stage, play, pause, onPosterShown, on } = useFilm(isAskedFor);
  const playing = stage === 'playing';
  return (
    <figure className={styles.film}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for a finger; the button below is for everyone */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className={styles.frame} onClick={play}>
        <img
          src={poster}
          alt={FILM_COPY.alt}
          width={WIDTH}
          height={HEIGHT}
          fetchPriority="high"
          onLoad={onPosterShown}
        />
        {inPage && (
          <video
            ref={video}
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
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" />
          </video>
        )}
      </div>
      <Button className={styles.again} icon={playing ? pauseIcon : replayIcon} onClick={playing ? pause : play}>
        {playing ? FILM_COPY.pause : stage === 'unseen' ? FILM_COPY.play : FILM_COPY.again}
      </Button>
    </figure>
  );
}
