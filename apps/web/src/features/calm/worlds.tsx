import type { ComponentType } from 'react';
import type { CalmSessionId } from './calm.catalogue.ts';
import { Grass, SoapBubble, Star } from './calm-shapes.tsx';
import styles from './worlds.module.css';

const WORLDS: Readonly<Record<CalmSessionId, ComponentType>> = {
  'bubble-breathing': BubbleWorld,
  'starlight-relaxation': StarWorld,
  'gentle-breeze': BreezeWorld,
  'ocean-waves': WaveWorld,
};

interface WorldPictureProps {
  readonly id: CalmSessionId;
  /** The pointer or the focus is on it: it breathes once. */
  readonly near?: boolean;
}

/** A session's small world, seen through a round window. */
export function WorldPicture({ id, near = false }: WorldPictureProps) {
  const World = WORLDS[id];
  return (
    <svg className={styles.orb} viewBox="0 0 280 280" aria-hidden="true" data-near={near || undefined}>
      <World />
    </svg>
  );
}

/** The window that every world is cut by; once on the page. */
export function WorldWindow() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <clipPath id="calm-world">
        <path d={WORLD_OUTLINE} />
      </clipPath>
    </svg>
  );
}

/** Bubbles rise over a pond, and some over the rim. */
function BubbleWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#BDE9F2" />
        <circle cx="92" cy="84" r="60" fill="#FFF6DA" opacity="0.8" />
        <path d="M0 190c70-34 150-30 280-6v96H0z" fill="#8FD3E3" />
        <path d="M0 232c90-26 190-22 280 0v50H0z" fill="#6ABED6" />
        <g className={styles.rise}>
          <SoapBubble x={164} y={108} r={46} />
          <SoapBubble x={84} y={172} r={26} />
          <SoapBubble x={214} y={190} r={20} />
          <SoapBubble x={118} y={226} r={12} />
        </g>
      </g>
      <WorldRim />
      <g className={styles.rise}>
        <SoapBubble x={232} y={38} r={22} />
        <SoapBubble x={268} y={88} r={10} />
        <SoapBubble x={192} y={12} r={8} />
      </g>
    </>
  );
}

const GOLD = '#FFE9A8';

/** A quiet sky of stars. */
function StarWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#4A4A9C" />
        <path d="M0 0h280v150c-90 40-190 40-280 0z" fill="#38387F" />
        <path d="M184 52a44 44 0 1 0 44 62 36 36 0 0 1-44-62z" fill={GOLD} transform="translate(-6 6)" />
        <g className={styles.star}>
          <Star x={70} y={70} r={15} fill={GOLD} />
          <Star x={118} y={40} r={9} fill="#fff" />
          <Star x={48} y={132} r={9} fill="#fff" />
          <Star x={106} y={118} r={12} fill={GOLD} />
          <Star x={150} y={160} r={8} fill="#fff" />
          <Star x={226} y={176} r={10} fill={GOLD} />
          <Star x={84} y={178} r={7} fill="#fff" />
        </g>
        <path
          d="M70 70L106 118 48 132"
          fill="none"
          stroke="#D9D2FF"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M0 216c80-40 170-34 280-6v70H0z" fill="#6A65BE" />
        <path d="M0 248c90-24 190-20 280 0v34H0z" fill="#8A82D8" />
      </g>
      <WorldRim />
      <g className={styles.star}>
        <Star x={250} y={40} r={17} fill={GOLD} />
        <Star x={22} y={48} r={11} fill={GOLD} />
      </g>
    </>
  );
}

/** Long grass, and the wind in it. */
function BreezeWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#D5F1E6" />
        <circle cx="196" cy="82" r="50" fill="#FFF3C4" />
        <path d="M0 168c80-36 170-30 280-4v116H0z" fill="#A9DDB4" />
        <path d="M0 214c100-26 190-22 280-2v70H0z" fill="#7FC48F" />
        <g className={styles.sway}>
          <Grass blades={17} colors={['#4F9C63', '#6DB87A', '#3F8A57']} />
        </g>
        <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round">
          <path d="M34 96h92c22 0 22-30 3-30-9 0-14 6-13 13" />
          <path d="M62 122h120c20 0 20 26 2 26-8 0-12-5-11-11" />
        </g>
      </g>
      <WorldRim />
      <g className={styles.sway}>
        <path d="M248 196c14-12 26-12 36-2-8 12-22 14-36 2z" fill="#6DB87A" stroke="#2F6B45" strokeWidth="2.5" />
        <path d="M256 60c6-14 16-20 28-18 0 14-10 22-28 18z" fill="#FFC46B" stroke="#8A5313" strokeWidth="2.5" />
      </g>
    </>
  );
}

/** A warm beach with one wave. */
function WaveWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#FFE7CF" />
        <circle cx="140" cy="128" r="58" fill="#FFF7DF" />
        <circle cx="140" cy="128" r="38" fill="#FFD79A" />
        <rect y="128" width="280" height="152" fill="#8CC7E8" />
        <path d="M92 140h96M108 156h64M120 172h40" stroke="#FFF0CE" strokeWidth="6" strokeLinecap="round" />
        <path d="M0 168c40-16 60 14 100 2s60-14 100 0 60 6 80-4v60H0z" fill="#63ACD9" />
        <path d="M0 300v-86c60 10 120-24 180-8s70 8 100 2v92z" fill="#F3D6A6" />
        <g className={styles.tide}>
          <path d="M-30 200c40 16 70-14 120 2s90 22 130 2 60-4 80 2v-30H-30z" fill="#63ACD9" />
          <path
            d="M-30 200c40 16 70-14 120 2s90 22 130 2 60-4 80 2"
            fill="none"
            stroke="#fff"
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
        <path
          d="M68 250c0-12 8-20 18-20s18 8 18 20c-8 6-28 6-36 0zM86 230v24M77 234l3 20M95 234l-3 20"
          fill="#FFB9A6"
          stroke="#9A4A38"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
      <WorldRim />
    </>
  );
}

/** The white edge that a world lets something over. */
function WorldRim() {
  return <path d={WORLD_OUTLINE} fill="none" stroke="#fff" strokeOpacity="0.9" strokeWidth="8" />;
}

const WORLD_OUTLINE = 'M140 10c74 0 130 56 130 130s-54 130-130 130S10 214 10 140 66 10 140 10z';
