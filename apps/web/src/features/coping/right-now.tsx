import { Link } from '@tanstack/react-router';
import { copingToolById } from '@wonderlings/coping/catalogue';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useToday } from '../../lib/local-day/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { leftIcon } from '../../ui/icons.ts';
import { COPING_COPY } from './coping.copy.ts';
import type { HelpedHandle } from './helped/helped.ts';
import { toolsToOffer } from './helped/order-tools.ts';
import { ToolPicture } from './helped/tool-picture.tsx';
import styles from './right-now.module.css';

/** How a body can feel when a feeling gets big: blots of paint, so that they are not taken for the six feelings. */
const WAYS = [
  { id: 'fast', moodId: 'nervous', color: '#ffc24a' },
  { id: 'heavy', moodId: 'a-bit-sad', color: '#7fa8dc' },
  { id: 'hot', moodId: 'angry', color: '#f4795b' },
  { id: 'wobbly', moodId: 'a-little-scared', color: '#b58be0' },
] as const;
type Way = (typeof WAYS)[number];

/** The first thing of the page: four to touch, then two tools. What helped before comes first. */
export function RightNow({ helped, foot }: { readonly helped: HelpedHandle; readonly foot: ReactNode }) {
  const [way, setWay] = useState<Way | null>(null);
  const [last, setLast] = useState<Way['id'] | null>(null);
  const id = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (way) said.current?.focus();
    else back.current?.focus();
  }, [way]);
  const leave = () => {
    setLast(way?.id ?? null);
    setWay(null);
  };
  return (
    <section className={styles.now} aria-labelledby={id}>
      {way ? (
        <>
          <p ref={said} id={id} tabIndex={-1} className={styles.question}>
            <span className={styles.said}>
              <Blot way={way} /> {COPING_COPY.now[way.id]}
            </span>
            {COPING_COPY.now.tryOne}
          </p>
          <TwoTools way={way} helped={helped} />
          <div className={styles.foot}>
            <Button icon={leftIcon} onClick={leave}>
              {COPING_COPY.now.back}
            </Button>
            {foot}
          </div>
        </>
      ) : (
        <>
          <p id={id} className={styles.question}>
            {COPING_COPY.now.question}
          </p>
          <div className={styles.four}>
            {WAYS.map((one) => (
              <button
                key={one.id}
                ref={one.id === last ? back : undefined}
                type="button"
                className={styles.way}
                onClick={() => setWay(one)}
              >
                <Blot way={one} />
                <b>{COPING_COPY.now[one.id]}</b>
              </button>
            ))}
          </div>
          <div className={styles.foot}>{foot}</div>
        </>
      )}
    </section>
  );
}

function TwoTools({ way, helped }: { readonly way: Way; readonly helped: HelpedHandle }) {
  const today = useToday();
  const mood = [...RICH_MOODS, ...QUICK_MOODS].find(({ id }) => id === way.moodId);
  // The order is what the device knows; before it has answered, two tools would change places under a finger.
  if (!mood || helped.document.status === 'loading') return null;
  return (
    <div className={styles.two}>
      {toolsToOffer(mood, helped.document.value.answers, today)
        .flatMap((toolId) => copingToolById(toolId) ?? [])
        .map((tool) => (
          <Link
            key={tool.id}
            to="."
            search={{ tool: tool.id }}
            resetScroll={false}
            className={styles.tool}
            onClick={() => helped.leadBy(mood.id)}
          >
            <ToolPicture tool={tool} className={styles.picture} />
            <span>
              <b>{tool.title}</b>
              {tool.description}
            </span>
          </Link>
        ))}
    </div>
  );
}

function Blot({ way }: { readonly way: Way }) {
  return (
    <svg className={styles.blot} viewBox="-6 0 212 200" aria-hidden="true">
      <path d={SHAPES[way.id]} fill={way.color} stroke="var(--line)" strokeWidth="5.5" strokeLinejoin="round" />
      <g fill="none" stroke="var(--line)" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round">
        {FACES[way.id]}
      </g>
    </svg>
  );
}

const SHAPES: Readonly<Record<Way['id'], string>> = {
  fast: 'M100 14c22-8 34 14 52 14s30 18 26 36 18 26 8 46-14 18-18 38-28 28-46 22-28 16-48 6-22-24-40-34-24-22-16-42-6-28 6-46 26-14 40-26 22-8 36-14z',
  heavy:
    'M100 62c30-2 52 16 62 44 8 24 24 34 32 50 8 18-6 28-26 30-40 6-96 6-136 0-20-2-34-12-26-30 8-16 24-26 32-50 10-28 32-42 62-44z',
  hot: 'M100 8c6 24 34 30 40 56 10-6 12-16 12-24 22 22 38 56 30 90-8 36-44 58-82 58s-74-22-82-58c-6-30 8-56 22-70 0 12 4 20 12 24 2-30 34-42 48-76z',
  wobbly:
    'M58 30c16-10 28 6 42 0s26-16 42-4 10 28 22 40 22 24 12 42-20 16-22 34-16 30-34 28-22 14-40 6-14-24-30-26-30-14-26-34 12-22 6-40 12-36 28-46z',
};

const INK = { fill: 'var(--line)', stroke: 'none' };
const FACES: Readonly<Record<Way['id'], ReactNode>> = {
  fast: (
    <>
      <g fill="#fff" strokeWidth="3.5">
        <circle cx="74" cy="92" r="13" />
        <circle cx="126" cy="92" r="13" />
      </g>
      <g {...INK}>
        <circle cx="79" cy="92" r="6" />
        <circle cx="131" cy="92" r="6" />
        <ellipse cx="100" cy="126" rx="13" ry="9" />
      </g>
      <path d="M14 70q-11 20 0 40M186 70q11 20 0 40" />
    </>
  ),
  heavy: (
    <path d="M58 116c6 8 22 8 28 0M114 116c6 8 22 8 28 0M58 102c8-2 16-6 22-10M142 102c-8-2-16-6-22-10M84 152c9-8 23-8 32 0" />
  ),
  hot: (
    <>
      <path d="M58 98l26 10M142 98l-26 10" />
      <g {...INK}>
        <ellipse cx="74" cy="120" rx="7" ry="9" />
        <ellipse cx="126" cy="120" rx="7" ry="9" />
      </g>
      <path d="M78 154c6-10 38-10 44 0z" fill="#fff" strokeWidth="4.5" />
    </>
  ),
  wobbly: (
    <>
      <g fill="#fff" strokeWidth="3.5">
        <circle cx="74" cy="96" r="14" />
        <circle cx="126" cy="90" r="14" />
      </g>
      <g {...INK}>
        <circle cx="74" cy="97" r="5.5" />
        <circle cx="126" cy="91" r="5.5" />
      </g>
      <path d="M68 132q8-9 16 0t16 0 16 0 16-2" />
    </>
  ),
};
