import type { ReactNode } from 'react';
import type { NatureId } from './nature.catalogue.ts';
import styles from './nature-picture.module.css';

/** Small pictures in a box of 64, each with an ink of its own. */
const PICTURES: Readonly<Record<NatureId, ReactNode>> = {
  'nature-walk': (
    <>
      <path d="M27 61c2-10 2-17 1-25h8c-1 8-1 15 2 25z" fill="#B98358" stroke="#5B3515" />
      <path
        d="M32 4c9 0 13 6 13 11 8 1 12 7 11 14-1 8-8 12-15 11-4 5-15 5-18 0-8 1-14-3-15-11-1-7 4-13 11-14 0-6 5-11 13-11z"
        fill="#8CCB86"
        stroke="#2D5E3B"
      />
      <path d="M19 23c1-4 5-7 9-8" stroke="#fff" strokeWidth="3.500" fill="none" opacity=".85" />
    </>
  ),
  'bird-watching': (
    <>
      <path d="M25 53v8M33 53v8" stroke="#B4641B" fill="none" />
      <path
        d="M9 42C8 24 18 13 31 13c10 0 16 6 17 14l11 4-11 4c0 13-8 21-21 21-7 0-14-1-23 3 4-5 6-9 5-17z"
        fill="#83C9E8"
        stroke="#1F4E72"
      />
      <path d="M17 37c8-7 19-5 23 3-6 9-19 8-23-3z" fill="#4F9FD0" stroke="#1F4E72" />
      <circle cx="39" cy="25" r="3.200" fill="#1F2C50" />
      <path d="M20 24c2-3 5-5 8-5" stroke="#fff" strokeWidth="3.500" fill="none" />
    </>
  ),
  'plant-care': (
    <>
      <path d="M32 34V17" stroke="#2D5E3B" strokeWidth="3.500" fill="none" />
      <path d="M32 25C21 26 13 19 13 7c12 0 19 7 19 18z" fill="#8CCB86" stroke="#2D5E3B" />
      <path d="M32 21c0-10 7-16 19-17 1 11-7 18-19 17z" fill="#B4D672" stroke="#2D5E3B" />
      <path d="M18 38h28l-4 20c-6 4-14 4-20 0z" fill="#F0A57C" stroke="#7A3A1C" />
      <path d="M14 32h36l-1 9H15z" fill="#F9C8A8" stroke="#7A3A1C" />
    </>
  ),
  'cloud-watching': (
    <>
      <path
        d="M16 48c-7 0-12-4-12-10s5-10 11-9c1-9 9-15 18-14 8 1 13 6 15 13 7-1 12 4 12 10 0 6-5 10-12 10z"
        fill="#DDEBFF"
        stroke="#37558C"
      />
      <g fill="#24406F">
        <circle cx="26" cy="35" r="2.200" />
        <circle cx="39" cy="35" r="2.200" />
      </g>
      <path d="M29 40c2 2.500 5 2.500 7 0" fill="none" stroke="#24406F" />
    </>
  ),
  'recycling-sort': (
    <>
      <path d="M14 22h36l-4 36c-9 3-19 3-28 0z" fill="#9EDCA0" stroke="#1F6B46" />
      <path d="M10 15c14-3 30-3 44 0v8c-14-2-30-2-44 0z" fill="#D3F3D0" stroke="#1F6B46" />
      <path d="M27 12l1-5h8l1 5" fill="none" stroke="#1F6B46" />
      <path d="M25 45l7-13 7 13zM32 32l-1 6M39 45l-6-1M25 45l5-3" fill="none" stroke="#1F6B46" />
    </>
  ),
  'nature-art': (
    <>
      <path d="M10 52C8 26 26 10 54 10c2 28-14 44-40 42z" fill="#8CCB86" stroke="#2D5E3B" />
      <path d="M10 54c8-16 18-24 32-32M22 40v-12M30 32h12" fill="none" stroke="#2D5E3B" />
    </>
  ),
  'weather-watch': (
    <>
      <circle cx="25" cy="25" r="12" fill="#FFD964" stroke="#7A5510" />
      <path d="M25 5v4M5 25h4M11 11l3 3M39 11l-3 3M11 39l3-3" stroke="#B4750F" strokeWidth="3.500" fill="none" />
      <path
        d="M26 56c-6 0-10-4-10-9s4-8 9-8c1-8 8-12 15-11 7 1 10 6 11 11 6 0 10 3 10 8s-4 9-10 9z"
        fill="#DDEBFF"
        stroke="#37538A"
      />
      <path d="M26 46c1-3 3-4 5-4" stroke="#fff" strokeWidth="3.500" fill="none" />
    </>
  ),
  'bug-discovery': (
    <>
      <path d="M22 12l-6-7M42 12l6-7M10 30l-7-3M10 44l-7 4M54 30l7-3M54 44l7 4" stroke="#5A1B34" fill="none" />
      <path d="M32 15c14 0 22 9 22 21S45 59 32 59 10 48 10 36s8-21 22-21z" fill="#F4879A" stroke="#7A1F35" />
      <path d="M19 18c1-11 25-11 26 0-7 6-19 6-26 0z" fill="#6B2745" stroke="#5A1B34" />
      <path d="M32 22v37" stroke="#7A1F35" fill="none" />
      <g fill="#7A1F35">
        <circle cx="21" cy="32" r="4" />
        <circle cx="43" cy="33" r="4" />
        <circle cx="23" cy="46" r="3.500" />
        <circle cx="42" cy="47" r="3.500" />
      </g>
    </>
  ),
};

/** Decoration, cut out like a sticker: what it shows is said beside it. */
export function NaturePicture({ of }: { readonly of: NatureId }) {
  return (
    <svg className={styles.picture} viewBox="-4 -4 72 72" aria-hidden="true">
      <g strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
        {PICTURES[of]}
      </g>
    </svg>
  );
}
