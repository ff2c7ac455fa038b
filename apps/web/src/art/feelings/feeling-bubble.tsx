import type { RichMoodId } from '@wonderlings/journal/catalogue';
import { memo, type ReactNode, useId } from 'react';
import { FACES } from './faces.tsx';
import styles from './feeling-bubble.module.css';
import { WEATHER } from './weather.tsx';

interface Colors {
  /** Light, body, shade. */
  readonly stops: readonly [string, string, string];
  /** Closes the bubble, 3:1 and more on its body and on every page. */
  readonly ink: string;
}

/** All that a bubble is drawn from. */
export interface FeelingLook extends Colors {
  readonly face: (ink: string) => ReactNode;
  readonly weather: (ink: string) => ReactNode;
  /** How the weather moves; without it, it stands still. */
  readonly moves?: RichMoodId | undefined;
  /** Its weather is behind the bubble and does not pass before it. */
  readonly isBehind?: boolean;
}

const COLORS: Readonly<Record<RichMoodId, Colors>> = {
  'really-happy': { stops: ['#fff3a0', '#ffc53a', '#ff8b3d'], ink: '#6b3806' },
  okay: { stops: ['#ddfbb4', '#79d58a', '#2fa592'], ink: '#0e4f48' },
  'a-bit-sad': { stops: ['#cdebff', '#62b2f5', '#2f74d6'], ink: '#163f7c' },
  worried: { stops: ['#e6d8ff', '#ac88f2', '#6f50d2'], ink: '#382378' },
  nervous: { stops: ['#ffd9e4', '#ff8aa8', '#e24f80'], ink: '#76193f' },
  'a-little-scared': { stops: ['#d3eef0', '#84b9cc', '#487c9f'], ink: '#1f405e' },
};
/** Behind the bubble; the others' weather passes before it. */
const BEHIND: readonly RichMoodId[] = ['really-happy', 'okay'];

interface FeelingBubbleProps {
  readonly feeling: RichMoodId;
  readonly className?: string | undefined;
}

/** A feeling as a bubble: saturated, closed by an ink rim, its weather always there. Decoration beside its name. */
export const FeelingBubble = memo(function FeelingBubble({ feeling, className }: FeelingBubbleProps) {
  return <Bubble look={lookOfSix(feeling)} className={className} />;
});

/** One of the six, as a bubble is drawn. */
export function lookOfSix(feeling: RichMoodId): FeelingLook {
  return {
    ...COLORS[feeling],
    face: FACES[feeling],
    weather: WEATHER[feeling],
    moves: feeling,
    isBehind: BEHIND.includes(feeling),
  };
}

interface BubbleProps {
  readonly look: FeelingLook;
  readonly className?: string | undefined;
}

/** The bubble of a look; of the six, `FeelingBubble`. */
export function Bubble({ look, className }: BubbleProps) {
  const id = `f${useId().replaceAll(/\W/g, '')}`;
  const { stops, ink, moves, isBehind = false } = look;
  const weather = (
    <g data-weather="" className={moves && styles[moves]}>
      {look.weather(ink)}
    </g>
  );
  return (
    <svg className={className} viewBox="-14 -40 228 244" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-body`} cx=".36" cy=".27" r=".82">
          <stop stopColor={stops[0]} />
          <stop offset=".42" stopColor={stops[1]} />
          <stop offset="1" stopColor={stops[2]} />
        </radialGradient>
        <radialGradient id={`${id}-glow`} cx=".66" cy=".98" r=".46">
          <stop stopColor={stops[0]} stopOpacity=".9" />
          <stop offset="1" stopColor={stops[0]} stopOpacity="0" />
        </radialGradient>
      </defs>
      {isBehind && weather}
      <g className={styles.orb}>
        <Orb id={id} ink={ink}>
          {look.face(ink)}
        </Orb>
      </g>
      {!isBehind && weather}
    </svg>
  );
}

function Orb({ id, ink, children }: { readonly id: string; readonly ink: string; readonly children: ReactNode }) {
  return (
    <>
      <path
        d="M101 8c53-2 93 39 92 93-1 51-41 91-93 92-53 1-93-39-92-92C9 48 48 10 101 8z"
        fill={`url(#${id}-body)`}
        stroke={ink}
        strokeWidth="5.5"
      />
      <path
        d="M101 12c50-2 88 37 87 89-1 49-39 86-88 87-50 1-88-37-87-87C14 50 51 14 101 12z"
        fill={`url(#${id}-glow)`}
      />
      <path d="M188 92c2 52-36 96-88 96-20 0-38-6-52-17 68 22 124-14 140-79z" fill={ink} opacity=".13" />
      <path d="M34 66c7-19 22-32 40-37 7-2 9 7 3 10-14 7-24 17-31 31-4 7-15 4-12-4z" fill="#fff" opacity=".95" />
      <ellipse cx="26" cy="90" rx="5" ry="7.5" fill="#fff" opacity=".9" transform="rotate(12 26 90)" />
      {children}
    </>
  );
}
