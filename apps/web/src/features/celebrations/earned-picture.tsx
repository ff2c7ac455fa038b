import { Suspense } from 'react';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { optionalPart } from '../../lib/optional-part.ts';
import type { EarnedThing } from './celebration-queue.ts';

/** Brings the pens of the stickers, which most celebrations can do without. */
const PackArt = optionalPart(() => import('../../art/stickers/sticker-art.tsx').then((file) => file.PackArt));

interface EarnedPictureProps {
  readonly thing: Pick<EarnedThing, 'icon'>;
  /** In CSS pixels. */
  readonly size: number;
}

const PACK = 'pack/';

/** Its drawing; decoration, as its name stands beside it. */
export function EarnedPicture({ thing: { icon }, size }: EarnedPictureProps) {
  if (!icon.startsWith(PACK)) return <RewardArt icon={icon} size={size} />;
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <PackArt id={icon.slice(PACK.length)} size={size} />
    </Suspense>
  );
}
