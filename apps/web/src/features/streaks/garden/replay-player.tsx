import type { GardenDay } from '@wonderlings/journal/contract';
import { useMachine } from '@xstate/react';
import { type CSSProperties, useRef } from 'react';
import type { Mood } from '../../../art/companions/wonderling.tsx';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { leftIcon, pauseIcon, playIcon, replayIcon, rightIcon } from '../../../ui/icons.ts';
import { REPLAY_COPY } from './garden.copy.ts';
import { momentWords } from './garden-day.ts';
import { KeepPicture } from './keep-picture.tsx';
import { useField } from './meadow.ts';
import { MeadowPicture } from './meadow-picture.tsx';
import { replayMachine } from './replay.machine.ts';
import styles from './replay-player.module.css';

const steadyNow = () => performance.now();

/** The garden as one picture that can be watched growing: played, stepped and drawn through day by day. */
export function ReplayPlayer({ days }: { readonly days: readonly GardenDay[] }) {
  const [snapshot, send] = useMachine(replayMachine, { input: { days: days.length, now: steadyNow } });
  const picture = useRef<SVGSVGElement>(null);
  const field = useField();
  const { shown } = snapshot.context;
  const isPlaying = snapshot.matches('playing');
  const isWhole = shown === days.length;
  const moment = momentWords(days[shown - 1]);
  return (
    <section className={styles.player} aria-labelledby="watch-it-grow">
      <header>
        <h2 id="watch-it-grow">{REPLAY_COPY.heading}</h2>
        <p>{REPLAY_COPY.lead}</p>
      </header>
      <div className={styles.frame}>
        <MeadowPicture ref={picture} days={days} shown={shown} field={field} />
      </div>
      <div className={styles.beside}>
        <Wonderling who="fern" mood={moodAt(isPlaying, isWhole)} size={130} className={styles.fern} />
        <p className={styles.moment} aria-live={isPlaying ? 'off' : 'polite'}>
          {moment}
        </p>
      </div>
      <input
        type="range"
        className={styles.scrub}
        aria-label={REPLAY_COPY.scrub}
        aria-valuetext={moment}
        min={0}
        max={days.length}
        value={shown}
        style={doneTo(shown / days.length)}
        onChange={(event) => send({ type: 'seek', shown: event.target.valueAsNumber })}
      />
      <div className={styles.controls}>
        <IconButton
          icon={leftIcon}
          label={REPLAY_COPY.back}
          disabled={shown === 0}
          onClick={() => send({ type: 'step', by: -1 })}
        />
        <Button
          icon={isPlaying ? pauseIcon : isWhole ? replayIcon : playIcon}
          onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
        >
          {isPlaying ? REPLAY_COPY.pause : REPLAY_COPY.play}
        </Button>
        <IconButton
          icon={rightIcon}
          label={REPLAY_COPY.on}
          disabled={isWhole}
          onClick={() => send({ type: 'step', by: 1 })}
        />
        <KeepPicture picture={picture} />
      </div>
    </section>
  );
}

/** React sets it by the CSSOM, which the content security policy allows. The type has no custom properties. */
const doneTo = (part: number) => ({ '--done': `${(part * 100).toFixed(2)}%` }) as CSSProperties;

function moodAt(isPlaying: boolean, isWhole: boolean): Mood {
  if (isPlaying) return 'listening';
  return isWhole ? 'cheering' : 'happy';
}
