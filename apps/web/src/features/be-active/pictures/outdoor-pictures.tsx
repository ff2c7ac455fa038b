import type { ReactNode } from 'react';
import type { IdeaId } from '../be-active.catalogue.ts';

/** A small picture for each idea outdoors, in a box of 64, its lines 2.5 wide and round. */
export const OUTDOOR_PICTURES = {
  'wind-racer': (
    <>
      <path d="M14 58V8" stroke="#6b3d0c" strokeWidth="4" fill="none" />
      <path
        d="M14 11c9-5 16 4 26 0 5-2 8-2 12-1-4 6-4 10 0 17-6-2-10-1-14 1-9 4-16-4-24 1z"
        fill="#ff9a8a"
        stroke="#94362a"
      />
      <path
        d="M26 41h26c7 0 7-9 1-9-3 0-4 2-4 4M22 50h34c7 0 7 9 1 9-3 0-4-2-4-4"
        stroke="#4f9fd0"
        strokeWidth="3.5"
        fill="none"
      />
    </>
  ),
  'shadow-play': (
    <>
      <path d="M28 36c8 3 18 8 30 16-2 5-7 8-13 8-8-6-16-11-22-17z" fill="#8f86ad" stroke="#453b69" />
      <circle cx="20" cy="12" r="7" fill="#ffd9b8" stroke="#80520a" />
      <path
        d="M12 24c5-3 11-3 16 0l10-8M12 24L3 17M13 23v13l-3 17M27 23v13l3 17"
        stroke="#80520a"
        strokeWidth="3.5"
        fill="none"
      />
      <path d="M13 24c4-2 10-2 14 0v14H13z" fill="#8fd0b4" stroke="#21483f" />
    </>
  ),
  'line-rider': (
    <>
      <path d="M8 56c16 3 22-6 14-14S12 24 26 22s26 2 30-14" stroke="#80520a" strokeWidth="9" fill="none" />
      <path
        d="M8 56c16 3 22-6 14-14S12 24 26 22s26 2 30-14"
        stroke="#ffd27a"
        strokeWidth="4.5"
        strokeDasharray="7 7"
        fill="none"
      />
      <path
        d="M36 46c0-4 8-5 8 0s-1 8-4 8-4-4-4-8zM49 38c1-4 8-3 7 1s-3 7-5 6-3-4-2-7z"
        fill="#ffb99a"
        stroke="#94421f"
      />
    </>
  ),
  'leaf-catcher': (
    <>
      <path d="M10 30C8 14 20 6 36 8c2 16-8 26-26 22z" fill="#f7b25e" stroke="#80430a" />
      <path d="M7 36c6-10 13-17 23-23" stroke="#80430a" fill="none" />
      <path d="M40 32c0-10 8-16 18-14 1 10-6 17-18 14z" fill="#e9805f" stroke="#7e2f1c" />
      <path d="M38 37c4-6 9-11 15-15" stroke="#7e2f1c" fill="none" />
      <path
        d="M22 60c-5-6-6-13-2-15s5 3 7 6c0-7 4-9 6-5l1 4c1-5 6-6 7-1l0 4c3-3 6-2 5 2-1 5-5 9-9 9z"
        fill="#ffd9b8"
        stroke="#80520a"
      />
    </>
  ),
  'hop-the-map': (
    <>
      <path d="M22 44h20v17H22z" fill="#fff0b8" stroke="#80520a" />
      <path d="M10 24h21v20H10z" fill="#bfe3f7" stroke="#1f4e72" />
      <path d="M33 24h21v20H33z" fill="#f7a8c4" stroke="#7e3358" />
      <path d="M22 5h20v19H22z" fill="#c9ecb8" stroke="#2f5a24" />
      <path d="M29 18h6M32 11v7" stroke="#2f5a24" strokeWidth="3" fill="none" />
      <circle cx="32" cy="53" r="4" fill="#ff9a8a" stroke="#94362a" />
    </>
  ),
  'puddle-leap': (
    <>
      <path d="M6 51c0-6 12-9 26-9s26 3 26 9-12 9-26 9S6 57 6 51z" fill="#9fd3f5" stroke="#1f4e72" />
      <path d="M16 50c6-2 12-2 17 0M36 54c5-1 9-1 13 0" stroke="#fff" strokeWidth="3" fill="none" />
      <path d="M22 5h15l-1 15c6 1 11 3 12 8v4H23c-2-8-2-18-1-27z" fill="#ffd23f" stroke="#80520a" />
      <path d="M22 27h26" stroke="#80520a" fill="none" />
      <path d="M10 36l-5-5M55 37l5-5M13 28l-1-6" stroke="#4f9fd0" strokeWidth="3.5" fill="none" />
    </>
  ),
  'cloud-chase': (
    <>
      <path
        d="M17 40C8 40 4 34 6 28s8-8 12-6c1-9 9-14 17-12 7 1 11 6 12 11 7-2 12 3 12 9s-5 10-11 10z"
        fill="#eaf6ff"
        stroke="#43608a"
      />
      <path d="M18 30c2-3 5-4 8-3M33 20c3 0 5 2 6 4" stroke="#a9c4d6" fill="none" />
      <path d="M12 52h32M34 45l11 7-11 7" stroke="#c0631c" strokeWidth="4" fill="none" />
    </>
  ),
  'tree-hello': (
    <>
      <path d="M28 58c2-8 2-14 0-22h9c-1 8-1 14 1 22z" fill="#b9824d" stroke="#5b3515" />
      <path d="M22 61c4-3 5-4 6-7M44 61c-4-3-5-4-6-7" stroke="#5b3515" fill="none" />
      <path
        d="M32 3c9-1 14 6 12 12 8 1 12 9 8 16-3 6-10 8-20 8s-18-3-20-9c-2-7 2-13 9-15-2-7 3-12 11-12z"
        fill="#a5d89f"
        stroke="#2f5a24"
      />
      <path d="M24 24h.5M40 24h.5M27 30c3 3 7 3 10 0" stroke="#2f5a24" strokeWidth="3" fill="none" />
    </>
  ),
} satisfies Partial<Record<IdeaId, ReactNode>>;
