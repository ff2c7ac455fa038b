export function RainbowPicture() {
  return (
    <>
      <g fill="none" strokeWidth="6">
        <path d="M8 44a24 24 0 0148 0" stroke="#F2788B" />
        <path d="M14 44a18 18 0 0136 0" stroke="#FFCB5C" />
        <path d="M20 44a12 12 0 0124 0" stroke="#7CC8A4" />
      </g>
      <path
        d="M4 46c0-5 6-8 11-5 4-4 11-1 11 5 0 4-4 6-8 6H11c-4 0-7-2-7-6zM38 46c0-6 7-9 11-5 5-3 11 0 11 5 0 4-3 6-7 6h-7c-4 0-8-2-8-6z"
        fill="#FDFBFF"
        stroke="#5A4E86"
        strokeWidth="2.3"
      />
    </>
  );
}

export function FriendsPicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 57c0-15 7-21 16-21s16 6 16 21z" fill="#7FD1AE" stroke="#1F5B47" />
      <path d="M29 57c0-15 7-21 16-21s16 6 16 21z" fill="#FFC46B" stroke="#80520A" />
      <circle cx="19" cy="24" r="11" fill="#C98B62" stroke="#5B3515" />
      <circle cx="45" cy="24" r="11" fill="#F6CDAE" stroke="#7A4A2A" />
      <path d="M8 22c0-14 22-14 22 0-7-4-15-4-22 0z" fill="#5B3515" stroke="#3F230C" />
      <path d="M34 21c2-14 22-12 22 1-8-5-14-5-22-1z" fill="#B4641B" stroke="#7A3A1C" />
      <path d="M15 28c2 3 6 3 8 0M41 28c2 3 6 3 8 0" fill="none" stroke="#3F230C" />
    </g>
  );
}

export function SillyFacePicture() {
  return (
    <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M32 5c16 0 27 11 27 26S48 59 32 59 5 47 5 32 16 5 32 5z" fill="#FFD964" stroke="#7A5510" />
      <circle cx="22" cy="25" r="8" fill="#fff" stroke="#7A5510" />
      <circle cx="24" cy="26" r="3" fill="#2B2048" />
      <path d="M37 26c3-5 9-5 11 0" fill="none" stroke="#7A5510" strokeWidth="3.5" />
      <path d="M18 40c9 5 20 5 29-1-2 4-4 6-7 7" fill="none" stroke="#7A5510" strokeWidth="3.2" />
      <path d="M28 43c4 1 9 1 12 0 2 8-1 13-6 13s-8-6-6-13z" fill="#F78FA7" stroke="#84304B" />
    </g>
  );
}
