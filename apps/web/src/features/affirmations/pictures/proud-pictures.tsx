import type { ReactNode } from 'react';
import { HEART, MORE, SPEECH } from './shared-pictures.tsx';

const PETALS = [0, 60, 120, 180, 240, 300];

/** By the id of the deed. */
export const PROUD_PICTURES: Readonly<Record<string, ReactNode>> = {
  'helped-someone': (
    <>
      <path d="M5 45c5-6 11-8 17-5l10 5c5 2 4 8-2 7l-9-2" fill="#f6cdae" stroke="#7a4a2a" />
      <path
        d="M5 45v13c8-3 13 3 22 3 9 0 20-7 30-15 5-4 0-10-6-7l-17 9c0 4-3 6-8 4l-9-3"
        fill="#f6cdae"
        stroke="#7a4a2a"
      />
      <path d="M35 32S20 24 20 14c0-9 12-10 15-2 3-8 15-7 15 2 0 10-15 18-15 18z" fill="#f98fa6" stroke="#84304b" />
    </>
  ),
  'kept-trying': (
    <>
      <path d="M3 58L25 22l9 14 7-9 20 31z" fill="#a9d7a4" stroke="#2d5e3b" />
      <path d="M25 22l-8 13 5 3 4-4 4 4 3-3z" fill="#fff" stroke="#2d5e3b" />
      <path d="M25 22V4" stroke="#5b3515" strokeWidth="3" />
      <path d="M25 4c6-3 10 3 17 0v11c-7 3-11-3-17 0z" fill="#f98fa6" stroke="#84304b" />
    </>
  ),
  'was-kind': (
    <>
      <path
        d="M32 34v27M32 52c-7 0-11-3-13-9 7 0 12 3 13 9zM32 56c6 0 10-2 12-8-6 0-11 2-12 8z"
        fill="#8ccb86"
        stroke="#2d5e3b"
      />
      <g fill="#fff" stroke="#8a3f66">
        {PETALS.map((turn) => (
          <ellipse key={turn} cx="32" cy="12" rx="7" ry="9.500" transform={`rotate(${turn} 32 23)`} />
        ))}
        <circle cx="32" cy="23" r="8" fill="#ffc94d" />
      </g>
    </>
  ),
  'learned-something': (
    <g stroke="#7a5510">
      <path
        d="M32 4c12 0 21 8 21 20 0 8-4 12-8 17-2 2-3 5-3 8H22c0-3-1-6-3-8-4-5-8-9-8-17C11 12 20 4 32 4z"
        fill="#ffe08a"
      />
      <path d="M22 49h20v5c0 4-4 6-10 6s-10-2-10-6z" fill="#d3cde4" stroke="#453b69" />
      <path d="M26 47V33l-5-6M38 47V33l5-6M26 34c4 3 8 3 12 0" />
    </g>
  ),
  'told-the-truth': (
    <>
      {SPEECH}
      <path d="M18 25l8 8 15-16" stroke="#1f4e72" strokeWidth="4.500" />
    </>
  ),
  'made-something': (
    <g stroke="#5b3515">
      <path
        d="M32 7c16 0 28 10 28 23 0 9-7 13-14 12-5-1-9 1-8 6s-2 10-8 10C15 58 4 46 4 32S16 7 32 7z"
        fill="#ecd0a4"
      />
      <circle cx="20" cy="23" r="5" fill="#f98fa6" />
      <circle cx="35" cy="18" r="5" fill="#ffd964" />
      <circle cx="49" cy="26" r="5" fill="#8ccb86" />
      <circle cx="16" cy="38" r="5" fill="#83c9e8" />
    </g>
  ),
  'asked-for-help': (
    <g stroke="#8f2d3d">
      <path
        d="M32 4c16 0 28 12 28 28S48 60 32 60 4 48 4 32 16 4 32 4zm0 16c-7 0-12 5-12 12s5 12 12 12 12-5 12-12-5-12-12-12z"
        fill="#fff"
      />
      <path
        d="M25 5l3 15c-4 1-6 4-8 8L5 25C8 15 15 8 25 5zM59 39c-3 10-10 17-20 20l-3-15c4-1 7-4 8-8zM5 39l15-3c1 4 4 7 8 8l-3 15C15 56 8 49 5 39zM39 5c10 3 17 10 20 20l-15 3c-1-4-4-7-8-8z"
        fill="#f98d8d"
      />
    </g>
  ),
  'said-sorry': (
    <>
      {HEART}
      <g transform="rotate(-38 33 31)">
        <path d="M17 24h32c5 0 8 3 8 7s-3 7-8 7H17c-5 0-8-3-8-7s3-7 8-7z" fill="#f9d9b4" stroke="#7a4a2a" />
        <path d="M26 24h14v14H26z" fill="#fff" stroke="#7a4a2a" />
      </g>
    </>
  ),
  'tried-new': (
    <>
      <path d="M6 47c10-6 42-6 52 0 3 8-2 12-8 12H14c-6 0-11-4-8-12z" fill="#b98358" stroke="#5b3515" />
      <path
        d="M32 46V24M32 30C32 17 24 11 10 11c0 13 8 19 22 19zM32 25C32 13 40 7 54 7c0 12-8 18-22 18z"
        fill="#8ccb86"
        stroke="#2d5e3b"
      />
    </>
  ),
  listened: (
    <>
      <path
        d="M16 27C14 13 23 4 34 4c12 0 20 9 19 20-1 10-9 13-11 20-2 8-6 16-14 16-6 0-10-4-10-9"
        fill="#f6cdae"
        stroke="#7a4a2a"
      />
      <path d="M25 27c-1-8 3-13 9-13 7 0 11 5 10 11-1 5-6 6-8 11M30 35c4-2 6 1 6 4" stroke="#7a4a2a" />
    </>
  ),
  shared: (
    <g stroke="#5b3515">
      <path d="M27 8C14 9 4 19 4 32s10 23 23 24l-4-11 6-7-7-9 6-8z" fill="#e0ac6e" />
      <path d="M40 7c12 3 20 13 20 25S52 54 40 57l-5-11 6-7-7-10 6-8z" fill="#e0ac6e" />
      <g fill="#5b3515" stroke="none">
        <circle cx="14" cy="26" r="3" />
        <circle cx="19" cy="42" r="3" />
        <circle cx="20" cy="17" r="2.500" />
        <circle cx="48" cy="22" r="3" />
        <circle cx="51" cy="38" r="3" />
        <circle cx="44" cy="48" r="2.500" />
      </g>
    </g>
  ),
  'cannot-think': MORE,
};
