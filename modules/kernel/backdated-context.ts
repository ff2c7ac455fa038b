import type { CommandContext } from './decision.ts';

const MS_PER_DAY = 86_400_000;
/** What waited longer on a device is taken for today's: a child's days should not change far behind its back. */
const LATEST_DAYS = 30;

/**
 * The context of an act that was done at `doneAt` and is sent now, because there was no network: it counts for its own day.
 * How long ago that was is measured by the one clock that both instants come from, the device's, as far as the request says what
 * it shows now; a clock that is hours or years wrong then moves nothing. A time that is to come, or too long ago, is taken for now.
 */
export function asOf(context: CommandContext, doneAt: string | undefined): CommandContext {
  if (doneAt === undefined) return context;
  const { deviceNow = context.now } = context;
  const late = deviceNow.getTime() - Date.parse(doneAt);
  if (late < 0 || late > LATEST_DAYS * MS_PER_DAY) return context;
  return { ...context, now: new Date(context.now.getTime() - late) };
}
