import type { MoodEntry } from '@wonderlings/journal/contract';
import { Drawing } from '@wonderlings/journal/drawing-contract';
import { useMemo } from 'react';
import { z } from 'zod';
import type { KeptCommand } from '../../device/outbox/command.ts';
import { useKeptCommands } from '../../device/outbox/use-outbox.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { useUser } from '../../lib/session/session.ts';
import { saveMoodCommand } from './save-mood.command.ts';

const Body = z.object({
  feeling: z.string(),
  baseFeelingName: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
  drawing: Drawing.nullable().default(null),
});

/** The feelings and pages that wait on this device, newest first, as the lists show what is saved. */
export function useKeptMoods(): readonly MoodEntry[] {
  const { id: userId } = useUser();
  const commands = useKeptCommands(saveMoodCommand.kind);
  return useMemo(
    () =>
      commands
        .filter(({ refused }) => refused === null)
        .flatMap((command) => entryOf(userId, command))
        .toReversed(),
    [commands, userId],
  );
}

function entryOf(userId: string, { id, body, madeAt }: KeptCommand): MoodEntry[] {
  const known = Body.safeParse(body);
  if (!known.success) return [];
  const localDate = localDateOf(new Date(madeAt));
  return [{ id, userId, emoji: null, ...known.data, timestamp: madeAt, localDate }];
}
