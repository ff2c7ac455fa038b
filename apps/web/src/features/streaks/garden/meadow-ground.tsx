import type { Field } from './meadow.ts';
import styles from './meadow-picture.module.css';

/** Sky, sun and hills in the theme's colours; `data-themed` tells a kept picture which fills to take along. */
export function MeadowGround({ field }: { readonly field: Field }) {
  const { width, height, horizon } = field;
  return (
    <>
      <rect className={styles.sky} width={width} height={height} data-themed />
      <circle className={styles.sun} cx={width * 0.8} cy={horizon * 0.42} r="48" data-themed />
      <Hill field={field} className={styles.haze} top={horizon - 78} rise={34} waves={2} />
      <Hill field={field} className={styles.far} top={horizon - 34} rise={-30} waves={3} />
      <Hill field={field} className={styles.field} top={horizon} rise={18} waves={2} />
      <Hill field={field} className={styles.near} top={horizon + (height - horizon) * 0.45} rise={-22} waves={2} />
    </>
  );
}

interface HillProps {
  readonly field: Field;
  readonly className: string | undefined;
  /** Where its line runs, and how far it swings to both sides of it. */
  readonly top: number;
  readonly rise: number;
  readonly waves: number;
}

function Hill({ field: { width, height }, className, top, rise, waves }: HillProps) {
  const half = width / waves / 2;
  const first = `q${half / 2} ${-rise * 2} ${half} 0`;
  const rest = `t${half} 0`.repeat(waves * 2 - 1);
  return <path className={className} d={`M0 ${top}${first}${rest}V${height}H0z`} data-themed />;
}
