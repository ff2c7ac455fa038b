import { type Art, group } from '../../rewards/pen/art.tsx';

/**
 * What stands in or behind something, seen only inside of `outline`, and cut out with the rest there; `within` is for what
 * lies on something instead. `name` is unique in its picture.
 */
export const behind =
  (name: string, outline: string, ...parts: readonly Art[]): Art =>
  (pen) => (
    <>
      <clipPath id={`${pen.namespace}-${name}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${pen.namespace}-${name})`} data-cut="">
        {group(...parts)(pen)}
      </g>
    </>
  );
