export function FlowerPicture() {
  return (
    <>
      <g fill="#F7A8C4" stroke="#7E3358" strokeWidth="2.4">
        <circle cx="32" cy="16" r="9" />
        <circle cx="46" cy="27" r="9" />
        <circle cx="41" cy="43" r="9" />
        <circle cx="23" cy="43" r="9" />
        <circle cx="18" cy="27" r="9" />
      </g>
      <circle cx="32" cy="31" r="9" fill="#FFD964" stroke="#7E3358" strokeWidth="2.4" />
    </>
  );
}

export function BoxPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M25 6l18 4-3 22-18-4z" fill="#fff" stroke="#2F4A8A" />
      <path d="M29 14l8 2M28 20l6 1" stroke="#2F4A8A" fill="none" />
      <path d="M7 30c16-2 34-2 50 0l-3 27c-15 2-29 2-44 0z" fill="#9DB7F0" stroke="#2F4A8A" />
      <path d="M3 25l9 6M61 25l-9 6" stroke="#2F4A8A" fill="none" />
      <path d="M32 52s-9-5-9-10c0-6 7-6 9-1 2-5 9-5 9 1 0 5-9 10-9 10z" fill="#FFE6EC" stroke="#2F4A8A" />
    </g>
  );
}

export function FivePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 20c8-14 34-15 43-2 9 14 2 34-15 38C20 60 0 42 10 20z" fill="#F9DF86" stroke="#7A5510" />
      <path d="M41 17H27l-2 15c9-5 19 0 17 9-2 8-12 9-18 4" fill="none" stroke="#7A5510" strokeWidth="5" />
      <path d="M13 8l2 4M54 6l-3 4M60 52l-4-2" stroke="#B4750F" fill="none" />
    </g>
  );
}

export function TorchPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M50 22l12-6M52 32h11M50 42l12 6" stroke="#C77A12" strokeWidth="3.5" fill="none" />
      <path d="M4 25h24l9-9h8v32h-8l-9-9H4z" fill="#A5D8DD" stroke="#1F4E58" />
      <path d="M37 16c-3 10-3 22 0 32" stroke="#1F4E58" fill="none" />
      <path d="M13 32h7" stroke="#1F4E58" strokeWidth="5" fill="none" />
    </g>
  );
}
