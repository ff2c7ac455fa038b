import type { ReactNode } from 'react';
import type { IdeaId } from '../be-active.catalogue.ts';

/** A small picture for each idea on a seat, in a box of 64, its lines 2.5 wide and round. */
export const SEATED_PICTURES = {
  'air-drums': (
    <>
      <path d="M10 34c0 6 10 10 22 10s22-4 22-10v16c0 6-10 10-22 10s-22-4-22-10z" fill="#ff9a8a" stroke="#94362a" />
      <ellipse cx="32" cy="34" rx="22" ry="9" fill="#fff6e6" stroke="#94362a" />
      <path d="M16 43l6 15M32 44v16M48 43l-6 15" stroke="#fff0b8" fill="none" />
      <path d="M6 8l20 22M58 8L38 30" stroke="#80520a" strokeWidth="4.5" fill="none" />
      <circle cx="26" cy="30" r="4" fill="#ffd23f" stroke="#80520a" />
      <circle cx="38" cy="30" r="4" fill="#ffd23f" stroke="#80520a" />
    </>
  ),
  'row-the-boat': (
    <>
      <path d="M6 32c4 12 10 17 26 17s22-5 26-17c-16 5-36 5-52 0z" fill="#dfa165" stroke="#5b3515" />
      <path d="M12 40c14 4 26 4 40 0" stroke="#5b3515" fill="none" />
      <path d="M18 8l24 38" stroke="#5b3515" strokeWidth="4.5" fill="none" />
      <path d="M39 42c5-3 8-1 10 3l5 9c-5 3-9 2-12-3z" fill="#ffd27a" stroke="#5b3515" />
      <path d="M4 57c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 3 14 0" stroke="#4f9fd0" strokeWidth="4" fill="none" />
    </>
  ),
  'star-burst': (
    <>
      <path d="M32 8l7 15 16 2-12 11 3 17-14-8-14 8 3-17L9 25l16-2z" fill="#ffd23f" stroke="#80520a" />
      <path d="M26 32h.5M38 32h.5M28 38c3 3 5 3 8 0" stroke="#80520a" strokeWidth="3" fill="none" />
      <path d="M10 10l4 5M54 10l-4 5M5 44l6-2M59 44l-6-2M32 58v4" stroke="#e86a4a" strokeWidth="3.5" fill="none" />
    </>
  ),
  'finger-race': (
    <>
      <path d="M4 48c16-3 36-3 56 0v11H4z" fill="#8fd0b4" stroke="#21483f" />
      <path
        d="M20 47c1-9 1-15 4-20 3-9 17-11 20-1 1 6 0 13-1 21-3 2-6 1-6-3l-2-9-4 10c-3 5-7 6-11 2z"
        fill="#ffd9b8"
        stroke="#80520a"
      />
      <path d="M30 27c0-10 0-14 3-14s4 4 4 11" fill="#ffd9b8" stroke="#80520a" />
      <path d="M4 20h11M7 29h8M3 38h10" stroke="#e86a4a" strokeWidth="3.5" fill="none" />
    </>
  ),
  'sea-arms': (
    <>
      <path
        d="M3 46c0-18 12-32 30-31 10 1 15 7 14 13-7-4-14 0-14 7 0 6 6 10 13 9 6 0 10-3 15-8v23H3z"
        fill="#7fc4ee"
        stroke="#1f4e72"
      />
      <path d="M11 46c1-11 9-21 20-22M22 52c7 3 18 3 28-1" stroke="#eaf6ff" strokeWidth="3.5" fill="none" />
      <circle cx="52" cy="18" r="2.5" fill="#eaf6ff" stroke="#1f4e72" />
      <circle cx="58" cy="26" r="2" fill="#eaf6ff" stroke="#1f4e72" />
    </>
  ),
  'space-driver': (
    <>
      <path d="M32 3c10 7 13 18 11 32H21C19 21 22 10 32 3z" fill="#f4efff" stroke="#43366b" />
      <path d="M21 27c-7 3-9 9-9 17l10-5zM43 27c7 3 9 9 9 17l-10-5z" fill="#f78fa7" stroke="#84304b" />
      <circle cx="32" cy="21" r="6" fill="#9fd3f5" stroke="#43366b" />
      <path d="M21 35h22l-3 8H24z" fill="#bfa6f2" stroke="#43366b" />
      <path d="M27 45c0 7 2 11 5 16 3-5 5-9 5-16z" fill="#ffd23f" stroke="#94421f" />
    </>
  ),
  'face-gym': (
    <>
      <circle cx="32" cy="32" r="26" fill="#ffe08a" stroke="#80520a" />
      <circle cx="23" cy="26" r="6" fill="#fff" stroke="#80520a" />
      <circle cx="41" cy="26" r="6" fill="#fff" stroke="#80520a" />
      <path d="M24 26h.5M42 26h.5" stroke="#3b2a08" strokeWidth="5" fill="none" />
      <path d="M20 40c7 3 17 3 24 0-1 9-6 13-12 13s-11-4-12-13z" fill="#b33d4d" stroke="#80520a" />
      <path d="M27 48c3-2 7-2 10 0-1 4-3 5-5 5s-4-1-5-5z" fill="#ff9eb0" stroke="none" />
    </>
  ),
  'cheering-crowd': (
    <>
      <path d="M6 59c-1-12 3-17 9-17s10 5 9 17zM40 59c-1-12 3-17 9-17s10 5 9 17z" fill="#8fb9e0" stroke="#1f4e72" />
      <path d="M21 60c-1-14 4-20 11-20s12 6 11 20z" fill="#f7a8c4" stroke="#7e3358" />
      <circle cx="15" cy="34" r="7" fill="#b9824d" stroke="#5b3515" />
      <circle cx="49" cy="34" r="7" fill="#ffd9b8" stroke="#80520a" />
      <circle cx="32" cy="30" r="8" fill="#e0ab82" stroke="#5b3515" />
      <path d="M22 48L16 14M42 48l6-34M6 46L3 24M58 46l3-22" stroke="#5b3515" strokeWidth="4" fill="none" />
      <path d="M32 14V6M25 15l-4-6M39 15l4-6" stroke="#e86a4a" strokeWidth="3.5" fill="none" />
    </>
  ),
} satisfies Partial<Record<IdeaId, ReactNode>>;
