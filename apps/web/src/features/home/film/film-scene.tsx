import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Drawable } from '../../../art/companions/rig/character.ts';
import { Drawing } from '../../../art/companions/rig/drawing.tsx';
import { MeadowLand } from '../../../ui/scene/meadow-scene.tsx';
import { Cloud, Stars } from '../../../ui/scene/pieces.tsx';
import { skyAt } from './sky.ts';
import { type Actor, troupeAt } from './troupe.ts';

/** A figure's box, in its own units: its width, and where the ground is. */
const BOX = { width: 200, ground: 207 };
/** In pixels of the film, for the weight of lines. */
const PIXELS_A_UNIT = 1.2;

export type Drawables = Readonly<Partial<Record<WonderlingId, Drawable>>>;

/** One picture of the film, at `time` seconds. */
export function FilmScene({ time, drawables }: { readonly time: number; readonly drawables: Drawables }) {
  const { sunY, night, starlight, clouds } = skyAt(time);
  return (
    <svg viewBox="0 0 800 520" width="960" height="624" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--il-sky-1)" />
          <stop offset=".8" stopColor="var(--il-sky-2)" />
        </linearGradient>
      </defs>
      <rect width="800" height="520" fill="url(#sky)" />
      <rect width="800" height="520" fill="var(--il-near)" opacity={night * 0.5} />
      <g fill="var(--il-sun)">
        <circle cx="560" cy={sunY} r="190" opacity=".14" />
        <circle cx="560" cy={sunY} r="126" opacity=".3" />
        <circle cx="560" cy={sunY} r="74" />
      </g>
      <g opacity={starlight}>
        <Stars
          color="var(--il-sun)"
          at={[
            [90, 70, 10],
            [210, 44, 7],
            [330, 96, 8],
            [702, 60, 9],
            [420, 40, 6],
          ]}
        />
      </g>
      <MeadowLand />
      <rect width="800" height="520" fill="var(--deep-2)" opacity={night * 0.34} />
      {troupeAt(time).map((actor) => (
        <Figure key={actor.who} actor={actor} drawable={drawables[actor.who]} />
      ))}
      {clouds.map((cloud) => (
        <Cloud key={cloud.x} {...cloud} />
      ))}
    </svg>
  );
}

function Figure({ actor, drawable }: { readonly actor: Actor; readonly drawable: Drawable | undefined }) {
  if (!drawable) throw new Error(`${actor.who} has not been loaded`);
  const { left, ground, width, dx = 0, dy = 0, grown = 1, spin = 1 } = actor;
  const scale = width / BOX.width;
  const middle = left + width / 2 + dx;
  return (
    <g transform={`translate(${middle} ${ground + dy}) scale(${scale * spin} ${scale})`}>
      <g transform={`scale(${grown}) translate(${-BOX.width / 2} ${-BOX.ground})`}>
        <Drawing
          drawable={drawable}
          mood={actor.mood}
          pose={actor.pose}
          size={width * PIXELS_A_UNIT}
          namespace={actor.who}
        />
      </g>
    </g>
  );
}
