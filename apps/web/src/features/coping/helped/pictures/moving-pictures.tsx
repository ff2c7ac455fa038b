export function BalloonPicture() {
  return (
    <>
      <path
        d="M32 6c11 0 18 8 18 18 0 11-9 18-18 22-9-4-18-11-18-22C14 14 21 6 32 6z"
        fill="#F79B7F"
        stroke="#7A3320"
        strokeWidth="2.5"
      />
      <path
        d="M29 46h6l-3 4zM32 50c-4 4 4 6 0 10"
        fill="none"
        stroke="#7A3320"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M22 20c1-4 4-7 8-7" fill="none" stroke="#FFE6DC" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

export function NotePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M22 48V13l32-7v34" fill="none" stroke="#80520A" strokeWidth="4" />
      <path d="M22 14l32-8v9l-32 8z" fill="#FFDF9A" stroke="#80520A" />
      <ellipse cx="14" cy="49" rx="9.5" ry="7.5" fill="#FFC46B" stroke="#80520A" />
      <ellipse cx="46" cy="41" rx="9.5" ry="7.5" fill="#FFC46B" stroke="#80520A" />
    </g>
  );
}

export function StarPicture() {
  return (
    <>
      <path
        d="M32 7l7.5 15.5L56 25 44 37l3 17-15-8-15 8 3-17L8 25l16.5-2.5z"
        fill="#FFD964"
        stroke="#7A5510"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="27" cy="30" r="2" fill="#5A3E09" />
      <circle cx="37" cy="30" r="2" fill="#5A3E09" />
      <path d="M28 35c2.5 2.5 5.5 2.5 8 0" fill="none" stroke="#5A3E09" strokeWidth="2.2" strokeLinecap="round" />
    </>
  );
}
