import { type ReactNode, useId } from 'react';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { FLOWER_HEADS } from '../../../art/flowers/flower-heads.tsx';
import { GLASSES, type Pane, paneOf, type Rose, roseOf, SKIES } from './glass.ts';
import styles from './glass-picture.module.css';

const LEAD = '#2B2048';
const FULL = 2 * Math.PI;
const OUTER = 122;
const INNER = 84;
const PANES = 12;
const PETALS = 6;

type Point = readonly [x: string, y: string];
const polar = (radius: number, angle: number): Point => [
  (radius * Math.cos(angle)).toFixed(1),
  (radius * Math.sin(angle)).toFixed(1),
];
const spot = (radius: number, angle: number): string => polar(radius, angle).join(' ');

function sector(index: number): string {
  const from = (index / PANES) * FULL - Math.PI / 2;
  const to = ((index + 1) / PANES) * FULL - Math.PI / 2;
  return `M${spot(INNER, from)}L${spot(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${spot(OUTER, to)}L${spot(INNER, to)}A${INNER} ${INNER} 0 0 0 ${spot(INNER, from)}Z`;
}
const middleOf = (index: number): number => ((index + 0.5) / PANES) * FULL - Math.PI / 2;

interface GlassPictureProps {
  /** Places of the twelve words in the list; undefined for one that is not typed yet. */
  readonly places: readonly (number | undefined)[];
  /** The text alternative; without one it is decoration. */
  readonly label?: string;
}

/** The window of colored glass that twelve words make: a pane for each, and within them a rose, a sky and a companion. */
export function GlassPicture({ places, label }: GlassPictureProps) {
  const id = `glass${useId().replaceAll(/\W/g, '')}`;
  const rose = roseOf(places);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.glass} {...named}>
      <svg viewBox="-130 -130 260 260" aria-hidden="true">
        <circle r="127" fill="#fff" />
        <circle r="125.5" fill="none" stroke={LEAD} strokeWidth="6" />
        {Array.from({ length: PANES }, (_, index) => {
          const place = places[index];
          const key = `pane ${index}`;
          return place === undefined ? (
            <EmptyPane key={key} index={index} />
          ) : (
            <SetPane key={key} index={index} pane={paneOf(place)} id={`${id}p${index}`} />
          );
        })}
        <Petals rose={rose} />
        <Sky rose={rose} id={`${id}s`} />
      </svg>
      {rose && (
        <span className={styles.who}>
          <Wonderling who={rose.who} crop="bust" size={96} still />
        </span>
      )}
      <svg viewBox="-130 -130 260 260" aria-hidden="true">
        <circle r="47" fill="none" stroke={LEAD} strokeWidth={rose ? 4.5 : 2} />
        {rose && (
          <path
            d="M-104-40A112 112 0 01-20-110M-112-10q0-8 1-14"
            fill="none"
            stroke="#fff"
            strokeWidth="6"
            strokeLinecap="round"
            opacity=".55"
          />
        )}
      </svg>
    </span>
  );
}

function EmptyPane({ index }: { readonly index: number }) {
  const [x, y] = polar(103, middleOf(index));
  return (
    <>
      <path d={sector(index)} className={styles.empty} />
      <text x={x} y={Number(y) + 5} textAnchor="middle" className={styles.number}>
        {index + 1}
      </text>
    </>
  );
}

function SetPane({ index, pane, id }: { readonly index: number; readonly pane: Pane; readonly id: string }) {
  const [body, shade] = glassAt(pane.glass);
  const middle = middleOf(index);
  const [x, y] = polar(103, middle);
  return (
    <g data-pane={index}>
      {pane.texture !== 'plain' && (
        <pattern
          id={id}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${(index * 30) % 180})`}
        >
          <rect width="9" height="9" fill={body} />
          {TEXTURE_SHAPES[pane.texture](shade)}
        </pattern>
      )}
      <path
        d={sector(index)}
        fill={pane.texture === 'plain' ? body : `url(#${id})`}
        stroke={LEAD}
        strokeWidth="3.2"
        strokeLinejoin="round"
      />
      {pane.cut === 'line' ? (
        <path d={`M${spot(87, middle)}L${spot(120, middle)}`} stroke={LEAD} strokeWidth="2.6" />
      ) : (
        <circle cx={x} cy={y} r="7.5" fill={glassAt(pane.disc)[0]} stroke={LEAD} strokeWidth="2.4" />
      )}
    </g>
  );
}

const TEXTURE_SHAPES: Readonly<Record<Exclude<Pane['texture'], 'plain'>, (shade: string) => ReactNode>> = {
  dots: (shade) => <circle cx="4.5" cy="4.5" r="1.5" fill={shade} opacity=".55" />,
  rain: (shade) => <path d="M4.500 0V9" stroke={shade} strokeWidth="1.5" opacity=".5" />,
  wave: (shade) => (
    <path d="M0 4.500q2.250-3 4.500 0t4.500 0" stroke={shade} strokeWidth="1.5" opacity=".55" fill="none" />
  ),
};

function Petals({ rose }: { readonly rose: Rose | undefined }) {
  return Array.from({ length: PETALS }, (_, index) => {
    const angle = (index / PETALS) * FULL - Math.PI / 2;
    const [half, petal] = [Math.PI / PETALS, rose?.petals[index]];
    const shape = `M${spot(48, angle - half)}L${spot(81, angle - half)}A81 81 0 0 1 ${spot(81, angle + half)}L${spot(48, angle + half)}A48 48 0 0 0 ${spot(48, angle - half)}Z`;
    const [x, y] = polar(65, angle);
    const key = `petal ${index}`;
    if (!petal) return <path key={key} d={shape} className={styles.emptyPetal} />;
    return (
      <g key={key}>
        <path d={shape} fill={glassAt(petal.glass)[0]} stroke={LEAD} strokeWidth="3" />
        <g transform={`translate(${x} ${y}) scale(.72) rotate(${index * 60})`}>{FLOWER_HEADS[petal.flower]}</g>
      </g>
    );
  });
}

function Sky({ rose, id }: { readonly rose: Rose | undefined; readonly id: string }) {
  const [above, below] = SKIES[rose?.sky ?? 0] ?? SKIES[0];
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor={above} />
        <stop offset="1" stopColor={below} />
      </linearGradient>
      <circle r="47" fill={rose ? `url(#${id})` : '#fff'} stroke={LEAD} strokeWidth={rose ? 4.5 : 2} />
    </>
  );
}

const glassAt = (index: number): readonly [body: string, shade: string] => GLASSES[index] ?? GLASSES[0];
