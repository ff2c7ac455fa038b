import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { giveFeedback } from '../../../lib/feedback/feedback.ts';
import { CRESCENT } from '../../../ui/scene/night-meadow.tsx';
import { timeWords } from '../night-words.ts';
import { SLEEP_OWN_COPY } from '../sleep.copy.ts';
import { BIG_STEP, LAST, minutesBetween, minutesOf, placeOf, STEP, stepped, timeAt } from './dial-times.ts';
import styles from './night-dial.module.css';

/** Where the hands wait while no night was ever written down. */
const USUAL = { bedtime: '20:30', wakeup: '07:00' } as const;

const SIZE = 340;
const MIDDLE = SIZE / 2;
const RADIUS = 132;

interface NightDialProps {
  /** `HH:MM`, empty while it is not told. */
  readonly bedtime: string;
  readonly wakeup: string;
  /** The last night, whose times the hands wait at. */
  readonly last: { readonly bedtime: string; readonly wakeup: string } | undefined;
  readonly onBedtime: (time: string) => void;
  readonly onWakeup: (time: string) => void;
}

/** A night as a piece of a day: midnight on top, the moon and the sun are its hands. The time fields beside it say the same. */
export function NightDial({ bedtime, wakeup, last = USUAL, onBedtime, onWakeup }: NightDialProps) {
  const dial = useRef<HTMLDivElement>(null);
  const from = bedtime || last.bedtime;
  const to = wakeup || last.wakeup;
  const told = bedtime !== '' && wakeup !== '';
  return (
    <div ref={dial} className={styles.dial}>
      <Face from={from} to={to} told={told} />
      <div className={styles.middle}>
        <Wonderling who="lulu" mood="sleepy" size={90} className={styles.lulu} />
        <b>{told ? hoursWords(minutesBetween(bedtime, wakeup)) : SLEEP_OWN_COPY.dialHint}</b>
      </div>
      <Hand dial={dial} label={SLEEP_OWN_COPY.moon} time={bedtime} waitsAt={from} onChange={onBedtime}>
        <path transform="scale(0.6) translate(-119 -92)" d={CRESCENT} fill="#ffd65c" />
      </Hand>
      <Hand dial={dial} label={SLEEP_OWN_COPY.sun} time={wakeup} waitsAt={to} onChange={onWakeup}>
        <circle r="17" fill="#ffb545" />
        <path d={RAYS} fill="none" strokeLinecap="round" />
      </Hand>
    </div>
  );
}

const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const [x, y] = [Math.sin((ray * Math.PI) / 4), Math.cos((ray * Math.PI) / 4)];
  return `M${(x * 25).toFixed(1)} ${(y * 25).toFixed(1)}L${(x * 32).toFixed(1)} ${(y * 32).toFixed(1)}`;
}).join('');

function hoursWords(minutes: number): string {
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  return min === 0 ? fill(SLEEP_OWN_COPY.dialHours, { h }) : fill(SLEEP_OWN_COPY.dialTime, { h, min });
}

interface FaceProps {
  readonly from: string;
  readonly to: string;
  readonly told: boolean;
}

/** The day's ring, the night on it, and the hours. Decoration: the hands say their times. */
function Face({ from, to, told }: FaceProps) {
  const [x1, y1] = placeOf(from, RADIUS);
  const [x2, y2] = placeOf(to, RADIUS);
  const minutes = minutesBetween(from, to);
  const night = `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${minutes > LAST / 2 ? 1 : 0} 1 ${x2} ${y2}`;
  return (
    <svg className={styles.face} viewBox={`${-MIDDLE} ${-MIDDLE} ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle className={styles.rim} r={RADIUS + 28} />
      <circle className={styles.day} r={RADIUS} />
      <path className={styles.night} d={night} data-told={told || undefined} />
      {STARS.map(({ time, r }) => isInNight(time, from, minutes) && <NightStar key={time} time={time} r={r} />)}
      <circle className={styles.plate} r={RADIUS - 28} />
      {HOURS.map((hour) => {
        const [x, y] = placeOf(`${String(hour).padStart(2, '0')}:00`, 1);
        const length = hour % 6 === 0 ? 12 : 7;
        return (
          <path
            key={hour}
            className={styles.tick}
            d={`M${x * 100} ${y * 100}L${x * (100 - length)} ${y * (100 - length)}`}
          />
        );
      })}
      <text y="-68">{SLEEP_OWN_COPY.midnight}</text>
      <text y="84">{SLEEP_OWN_COPY.noon}</text>
    </svg>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const STARS = [
  { time: '21:30', r: 140 },
  { time: '22:45', r: 124 },
  { time: '00:00', r: 142 },
  { time: '01:15', r: 126 },
  { time: '02:45', r: 138 },
  { time: '04:00', r: 124 },
  { time: '05:15', r: 140 },
] as const;

const isInNight = (time: string, from: string, minutes: number) => minutesBetween(from, time) < minutes;

function NightStar({ time, r }: { readonly time: string; readonly r: number }) {
  const [x, y] = placeOf(time, r);
  return <circle cx={x} cy={y} r="2.4" fill="#fff3c4" />;
}

interface HandProps {
  readonly dial: { readonly current: HTMLElement | null };
  readonly label: string;
  readonly time: string;
  /** Where it stands. */
  readonly waitsAt: string;
  readonly onChange: (time: string) => void;
  readonly children: ReactNode;
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: STEP,
  ArrowUp: STEP,
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  PageUp: BIG_STEP,
  PageDown: -BIG_STEP,
};

function Hand({ dial, label, time, waitsAt, onChange, children }: HandProps) {
  const turnTo = (next: string) => {
    onChange(next);
    giveFeedback(next.endsWith(':00') ? 'hour' : 'quarter');
  };
  const press = (event: KeyboardEvent) => {
    const by = KEY_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(stepped(waitsAt, by));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // A hand that is only pressed tells the time that it stands at.
    if (time === '') onChange(waitsAt);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !dial.current) return;
    const box = dial.current.getBoundingClientRect();
    const next = timeAt(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    if (next !== time) turnTo(next);
  };
  const [x, y] = placeOf(waitsAt, (RADIUS / SIZE) * 100);
  // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
  const place = { '--x': `${50 + x}%`, '--y': `${50 + y}%` } as CSSProperties;
  return (
    <div
      className={styles.hand}
      style={place}
      data-waits={time === '' || undefined}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={LAST}
      aria-valuenow={minutesOf(waitsAt)}
      aria-valuetext={time === '' ? SLEEP_OWN_COPY.notTold : timeWords(time)}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={move}
    >
      <svg viewBox="-40 -40 80 80" aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
