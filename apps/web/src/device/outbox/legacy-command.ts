import { z } from 'zod';
import type { Command } from './command.ts';

/** What releases before the sealed outbox have left in its place: the body of a finished activity, in clear. */
const FinishedActivity = z.looseObject({ activityType: z.string(), timestamp: z.iso.datetime() });

/** @throws for anything else */
export function legacyCommand(id: string, stored: unknown): Command {
  const body = FinishedActivity.parse(stored);
  return { id, kind: 'activity', body, madeAt: body.timestamp, timeZone: timeZoneHere() };
}

export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
