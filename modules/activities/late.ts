import type { CommandContext } from '@wonderlings/kernel';

const MS_PER_DAY = 86_400_000;
/** What waited longer on a device is taken for today's: a child's days should not change far behind its back. */
export const LATEST_DAYS = 30;

/**
 * The context of an act that was done at `doneAt` and is sent now, because there was no network: it counts for its own day.
 * A time that is to come, or too long ago, is taken for now: it comes from a device's clock.
 */
export function asOf(context: CommandContext, doneAt: string | undefined): CommandContext {
  if (doneAt === undefined) return context;
  const now = new Date(doneAt);
  const late = context.now.getTime() - now.getTime();
  return late < 0 || late > LATEST_DAYS * MS_PER_DAY ? context : { ...context, now };
}
