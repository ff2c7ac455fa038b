import type { Field } from '../../garden/meadow.ts';
import styles from './meadow-picture.module.css';

/** Sky, sun and three hills in the theme's colours; `data-themed` tells a kept picture which fills to take along. */
export function MeadowGround({ field: { width, height, horizon } }: { readonly field: Field }) {
  const hill = (from: number, waves: readonly number[]) => {
    const step = width / waves.length;
    const curve = waves.map((rise) => `q${step / 2} ${-rise} ${step} 0`).join('');
    return `M0 ${horizon + from}${curve}V${height}H0z`;
  };
  const waves = (rises: readonly number[]) => (width > height ? [...rises, ...rises.toReversed()] : rises);
  return (
    <>
      <rect className={styles.sky} width={width} height={height} data-themed />
      <path className={styles.skyLow} d={hill(-70, waves([70, -40]))} data-themed opacity=".7" />
      <circle className={styles.sun} cx={width * 0.82} cy={horizon * 0.42} r="46" data-themed />
      <path className={styles.far} d={hill(-16, waves([90, 40]))} data-themed opacity=".75" />
      <path className={styles.field} d={hill(6, waves([44, 74]))} data-themed />
      <path className={styles.near} d={hill((height - horizon) * 0.42, waves([38, -20]))} data-themed opacity=".5" />
    </>
  );
}
