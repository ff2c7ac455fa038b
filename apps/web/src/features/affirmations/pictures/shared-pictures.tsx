/** Pictures that more than one answer has. */

export const HEART = (
  <>
    <path d="M32 57S5 42 5 23C5 7 26 4 32 18 38 4 59 7 59 23c0 19-27 34-27 34z" fill="#f98fa6" stroke="#84304b" />
    <path d="M14 22c1-5 4-8 8-8" stroke="#fff" strokeWidth="3.500" />
  </>
);

export const BOOK = (
  <g stroke="#4a378a">
    <path d="M4 14c10-4 20-3 28 4v40c-8-7-18-8-28-4z" fill="#cdb8f7" />
    <path d="M60 14c-10-4-20-3-28 4v40c8-7 18-8 28-4z" fill="#f3ecff" />
    <path d="M11 25c5-1 9 0 14 2M11 35c5-1 9 0 14 2M39 27c5-2 9-3 14-2M39 37c5-2 9-3 14-2" />
  </g>
);

export const BRUSH = (
  <>
    <path d="M50 4c5 1 9 5 10 10L35 41 23 29z" fill="#ffc46b" stroke="#80520a" />
    <path d="M23 29l12 12c-3 11-13 19-29 17 8-6 6-18 17-29z" fill="#f78fa7" stroke="#84304b" />
    <path d="M46 12l6 6" stroke="#fff" strokeWidth="3.500" />
  </>
);

export const SPEECH = (
  <path
    d="M10 8h36c5 0 8 3 8 8v18c0 5-3 8-8 8H26L14 53V42h-4c-4 0-6-3-6-8V16c0-5 2-8 6-8z"
    fill="#bfe4f5"
    stroke="#1f4e72"
  />
);

/** A thought that is not there yet. */
export const MORE = (
  <g stroke="#7a5510">
    <path
      d="M16 44c-7 0-12-4-12-10s5-10 11-9c1-10 9-16 18-15 8 1 13 7 15 14 7-1 12 4 12 10 0 6-5 10-12 10z"
      fill="#fff1d6"
    />
    <g fill="#7a5510" stroke="none">
      <circle cx="21" cy="33" r="3.200" />
      <circle cx="32" cy="33" r="3.200" />
      <circle cx="43" cy="33" r="3.200" />
    </g>
    <g fill="#fff1d6">
      <circle cx="19" cy="53" r="4" />
      <circle cx="11" cy="60" r="2.200" />
    </g>
  </g>
);
