import { type ActivityKind, activityTypeOf } from '@wonderlings/activities/catalogue';
import { LONGEST_SECONDS, SaveSessionInput } from '@wonderlings/activities/contract';

export type { ActivityKind } from '@wonderlings/activities/catalogue';

interface RecordOf<Kind extends ActivityKind, Data> {
  readonly kind: Kind;
  readonly durationSeconds: number;
  readonly data?: Data;
}
type Plain = Exclude<ActivityKind, 'breath/zola' | `movequest/${string}`>;

/**
 * Everything that this app tells the server of an activity: that it was finished, how long it took, and what stands here.
 * Hours of sleep, names, notes, measurements and photos never leave the device.
 */
export type ActivityRecord =
  | RecordOf<'breath/zola', { readonly level: 'beginner' | 'intermediate' | 'advanced'; readonly cycles: number }>
  | RecordOf<
      Extract<ActivityKind, `movequest/${string}`>,
      {
        readonly level: 'easy' | 'medium' | 'hard';
        readonly loops: number;
        readonly moves: number;
        readonly secondsPerMove: number;
      }
    >
  | RecordOf<Plain, never>;

/** The call that records it, with the moment at which it was finished, for a network that comes later. */
export function sessionOf({ kind, durationSeconds, data }: ActivityRecord, finishedAt: Date): SaveSessionInput {
  return SaveSessionInput.parse({
    activityType: activityTypeOf(kind),
    duration: Math.min(Math.max(Math.round(durationSeconds) || 0, 0), LONGEST_SECONDS),
    data: { ...data, kind },
    completed: true,
    timestamp: finishedAt.toISOString(),
  });
}
