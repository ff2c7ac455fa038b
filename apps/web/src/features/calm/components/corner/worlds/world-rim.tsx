/** The white edge that a world lets something over. */
export function WorldRim() {
  return <path d={WORLD_OUTLINE} fill="none" stroke="#fff" strokeOpacity="0.9" strokeWidth="8" />;
}

export const WORLD_OUTLINE = 'M140 10c74 0 130 56 130 130s-54 130-130 130S10 214 10 140 66 10 140 10z';
