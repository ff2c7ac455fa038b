import type { ReactNode } from 'react';
import type { IdeaId } from '../be-active.catalogue.ts';

/** A small picture for each idea indoors, in a box of 64, its lines 2.5 wide and round. */
export const INDOOR_PICTURES = {
  'wake-the-floor': (
    <>
      <g fill="#ffb99a" stroke="#94421f">
        <path d="M18 22c8 0 11 7 10 15-1 7-1 13-7 13-7 0-6-7-8-14-2-8-2-14 5-14z" />
        <path d="M46 28c8 0 9 7 6 15-2 7-3 14-9 13-7-1-4-8-5-15-1-8 0-13 8-13z" />
        <circle cx="11" cy="15" r="3" />
        <circle cx="18" cy="12" r="3.5" />
        <circle cx="26" cy="14" r="3" />
        <circle cx="40" cy="20" r="3" />
        <circle cx="47" cy="18" r="3.5" />
        <circle cx="54" cy="22" r="3" />
      </g>
    </>
  ),
  'slow-skater': (
    <>
      <path d="M14 6h16c0 10 2 16 8 20 10 3 18 5 18 14v6H14z" fill="#bfe3f7" stroke="#1f4e72" />
      <path d="M14 46h42M18 46v6M50 46v6M10 54c14 3 34 3 48-2" fill="none" stroke="#1f4e72" />
      <path d="M30 14l-7 2M31 21l-7 2M36 27l-5 4" fill="none" stroke="#1f4e72" />
    </>
  ),
  'invisible-paint': (
    <>
      <path d="M50 4c5 1 9 5 10 10L35 41 23 29z" fill="#ffc46b" stroke="#80520a" />
      <path d="M23 29l12 12c-3 11-13 19-29 17 8-6 6-18 17-29z" fill="#f78fa7" stroke="#84304b" />
      <path d="M46 12l6 6" stroke="#fff" strokeWidth="3.5" fill="none" />
    </>
  ),
  'robot-melt': (
    <>
      <path d="M32 12V5M26 5h12" stroke="#43608a" fill="none" />
      <path d="M11 14c14-3 28-3 42 0l-2 27c-12 3-26 3-38 0z" fill="#c9ddea" stroke="#43608a" />
      <circle cx="23" cy="26" r="5" fill="#fff" stroke="#43608a" />
      <circle cx="41" cy="26" r="5" fill="#fff" stroke="#43608a" />
      <path d="M24 35h16" stroke="#43608a" fill="none" />
      <path d="M8 58c4-9 12-13 24-13s22 4 26 13c-16 4-36 4-50 0z" fill="#a9c4d6" stroke="#43608a" />
    </>
  ),
  'animal-parade': (
    <>
      <path d="M32 32c10 0 19 9 18 17-1 7-8 8-18 8s-17-1-18-8c-1-8 8-17 18-17z" fill="#dfa165" stroke="#5b3515" />
      <g fill="#f0be8c" stroke="#5b3515">
        <ellipse cx="12" cy="29" rx="6" ry="8" transform="rotate(-20 12 29)" />
        <ellipse cx="25" cy="16" rx="6.5" ry="9" transform="rotate(-6 25 16)" />
        <ellipse cx="40" cy="16" rx="6.5" ry="9" transform="rotate(6 40 16)" />
        <ellipse cx="53" cy="29" rx="6" ry="8" transform="rotate(20 53 29)" />
      </g>
    </>
  ),
  'mirror-me': (
    <>
      <path d="M28 43h8l3 17c-5 2-9 2-14 0z" fill="#f7a8c4" stroke="#7e3358" />
      <path d="M32 4c13 0 20 9 20 20S44 45 32 45 12 36 12 24 19 4 32 4z" fill="#f7a8c4" stroke="#7e3358" />
      <path d="M32 11c9 0 13 6 13 13s-5 14-13 14-13-6-13-14 4-13 13-13z" fill="#eaf6ff" stroke="#7e3358" />
      <path d="M25 26l8-10M30 31l9-11" stroke="#fff" strokeWidth="4" fill="none" />
      <path d="M25 26c4 6 10 6 14 0" stroke="#7e3358" fill="none" />
    </>
  ),
  'river-stones': (
    <>
      <path d="M4 50c5-4 10-4 15 0s10 4 15 0 10-4 15 0 8 3 11 1" stroke="#4f9fd0" strokeWidth="4" fill="none" />
      <path d="M8 40c-1-8 8-12 15-9 8 3 7 13-2 14-7 1-12 0-13-5z" fill="#b9b3ce" stroke="#453b69" />
      <path d="M36 46c-2-9 8-12 14-9 8 3 8 13-1 15-7 1-12 0-13-6z" fill="#d3cde4" stroke="#453b69" />
      <path d="M24 19c-1-8 8-12 15-9 8 3 7 13-2 14-7 1-12 0-13-5z" fill="#e4dff1" stroke="#453b69" />
    </>
  ),
  'giant-letters': (
    <>
      <path d="M6 54L22 10h6l14 44M12 39h24" fill="none" stroke="#84304b" strokeWidth="9" />
      <path d="M6 54L22 10h6l14 44M12 39h24" fill="none" stroke="#ffafbe" strokeWidth="4" />
      <path
        d="M48 42c-6 2-6 12 1 12 4 0 7-3 7-7v-2c0-5-5-6-9-5M57 40v15"
        fill="none"
        stroke="#84304b"
        strokeWidth="4"
      />
    </>
  ),
} satisfies Partial<Record<IdeaId, ReactNode>>;
