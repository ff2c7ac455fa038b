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

/** A quiet night over a lake. */
function StarWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#2F2F78" />
        <path d="M0 60c90-30 190-20 280 20v130H0z" fill="#3D3D90" />
        <path d="M0 120c100-20 190-10 280 16v80H0z" fill="#5653AE" />
        <g fill="#B9B4F5" opacity=".3">
          <path d="M-10 150C60 110 120 60 190-10h46C176 80 90 150-10 196z" />
          <path d="M10 150C70 116 130 70 190 16h18C150 86 80 136 10 166z" />
        </g>
        <path
          d="M24 30h.1M52 88h.1M96 24h.1M132 92h.1M160 46h.1M206 30h.1M238 96h.1M184 122h.1M32 124h.1M112 138h.1M220 140h.1M78 58h.1"
          stroke="#fff"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="204" cy="88" r="56" fill={GOLD} opacity=".14" />
        <path d="M194 50a40 40 0 1 0 40 56 33 33 0 0 1-40-56z" fill={GOLD} />
        <g className={styles.star}>
          <Star x={70} y={70} r={15} fill={GOLD} />
          <Star x={118} y={40} r={9} fill="#fff" />
          <Star x={48} y={132} r={9} fill="#fff" />
          <Star x={106} y={112} r={12} fill={GOLD} />
          <Star x={146} y={150} r={8} fill="#fff" />
        </g>
        <path
          d="M70 70L106 112 48 132"
          fill="none"
          stroke="#D9D2FF"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M0 186c50-30 90-16 130-4s90-26 150-10v50H0z" fill="#6A65BE" />
        <path
          d="M16 204l12-34 12 34zM40 206l9-26 9 26zM204 200l13-40 13 40zM230 204l10-28 10 28zM252 202l11-34 11 34z"
          fill="#403C8C"
        />
        <path d="M0 202c80-16 190-14 280-2v30H0z" fill="#403C8C" />
        <path d="M0 222c80-6 200-6 280 0v60H0z" fill="#6F69CC" />
        <path d="M182 232h46M192 244h28M178 256h34" stroke={GOLD} strokeWidth="4" strokeLinecap="round" opacity=".85" />
        <path d="M40 236h44M86 252h36M22 256h30" stroke="#B9B4F5" strokeWidth="3" strokeLinecap="round" />
      </g>
      <WorldRim />
      <g className={styles.star}>
        <Star x={250} y={40} r={17} fill={GOLD} />
        <Star x={22} y={48} r={11} fill={GOLD} />
      </g>
    </>
  );
}

/** A tree on a hill, long grass, and the wind in it. */
function BreezeWorld() {
  return (
    <>
      <g clipPath="url(#calm-world)">
        <rect width="280" height="280" fill="#C9ECF2" />
        <path d="M0 70c100-30 190-10 280 10v120H0z" fill="#DDF4EA" />
        <circle cx="92" cy="122" r="74" fill="#FFF3C4" opacity=".7" />
        <circle cx="92" cy="122" r="42" fill="#FFE08A" />
        <path
          d="M168 40c6-14 28-16 36-4 12-4 24 4 24 16h-72c0-8 4-12 12-12zM20 66c4-10 18-12 24-4 8-2 16 2 16 12H8c0-6 4-8 12-8z"
          fill="#fff"
        />
        <path d="M0 164c60-34 110-20 160-2s80-24 120-14v132H0z" fill="#BFE3D0" />
        <path d="M0 196c70-36 140-22 190-12s60-20 90-18v114H0z" fill="#9AD3A4" />
        <path d="M196 186c2-24 2-36 0-54h10c-2 18-1 32 2 54z" fill="#8A5A3A" />
        <g className={styles.sway}>
          <path d="M200 78c26-2 40 16 36 38 10 18-8 38-34 34-30 6-50-14-38-36-6-22 10-36 36-36z" fill="#5FAE72" />
          <path
            d="M182 98c6-8 16-10 22-8"
            stroke="#fff"
            strokeOpacity=".5"
            strokeWidth="5"
            strokeLinecap="round"
            fill="none"
          />
        </g>
        <path d="M0 226c100-28 190-24 280-6v60H0z" fill="#7FC48F" />
        <g className={styles.sway}>
          <Grass blades={17} colors={['#4F9C63', '#8CCB7C', '#3F8A57']} />
        </g>
        <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round">
          <path d="M26 104h92c22 0 22-30 3-30-9 0-14 6-13 13" />
          <path d="M46 132h104c20 0 20 26 2 26-8 0-12-5-11-11" />
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
