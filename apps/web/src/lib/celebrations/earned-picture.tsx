import { RewardArt } from '../../reward-art/reward-art.tsx';
import type { EarnedThing } from './earned-thing.ts';

interface EarnedPictureProps {
  readonly thing: Pick<EarnedThing, 'icon'>;
  /** In CSS pixels. */
  readonly size: number;
}

/** Its drawing; decoration, as its name stands beside it. */
export function EarnedPicture({ thing, size }: EarnedPictureProps) {
  return <RewardArt icon={thing.icon} size={size} />;
}
