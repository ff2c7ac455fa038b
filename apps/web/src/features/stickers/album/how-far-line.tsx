import { Progress } from '../../../ui/progress.tsx';
import type { HowFar } from './album-packs.ts';
import styles from './how-far-line.module.css';

/** Nothing where there is nothing to count. */
export function HowFarLine({ of, howFar }: { readonly of: string; readonly howFar: HowFar }) {
  const { current, needed, words } = howFar;
  if (!words) return null;
  return (
    <div className={styles.line}>
      <Progress label={of} value={current} max={needed} valueText={words} />
      <p>{words}</p>
    </div>
  );
}
