import type { RewardKind } from '@wonderlings/rewards/contract';
import type { Suggested } from '../../suggestion/index.ts';

/** What home shows of a child's day. */
export interface Day {
  /** There is a feeling or a page of today. */
  readonly checkedIn: boolean;
  /** One small thing, until it is done or "Not now" was said. */
  readonly suggestion: Suggested | null;
  /** What was earned and not looked at yet, the newest; null also where nobody can know. */
  readonly letter: { readonly kind: RewardKind; readonly id: string } | null;
  readonly sayNotNow: () => void;
}
