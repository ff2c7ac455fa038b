import { type Affirmation, KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { useMemo } from 'react';
import type { KeptCommand } from '../../device/outbox/command.ts';
import { useKeptCommands } from '../../device/outbox/use-outbox.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { useUser } from '../../lib/session/session.ts';
import { keepAffirmationCommand } from './keep-affirmation.command.ts';

/** Words of one of the child's days. */
export interface KeptWords extends Affirmation {
  /** Only this device has them, under their id in the outbox. */
  readonly waits: boolean;
}

/**
 * The words of each day, the latest day first: what the server has, and in its place what was kept since then and waits on this device.
 * @param list what the server has, the latest day first
 */
export function useKeptWords(list: readonly Affirmation[]) {
  const { id: userId } = useUser();
  const commands = useKeptCommands(keepAffirmationCommand.kind);
  return useMemo(() => {
    const ofDay = new Map<string, KeptWords>(list.map((kept) => [kept.date, { ...kept, waits: false }]));
    // In the order in which they were kept: the last of a day are those of that day.
    for (const command of commands) {
      const waiting = command.refused === null ? wordsIn(userId, command) : null;
      if (waiting) ofDay.set(waiting.date, waiting);
    }
    const refused = commands.filter((command) => command.refused !== null).map(({ id }) => id);
    return { words: [...ofDay.values()].sort((one, other) => other.date.localeCompare(one.date)), refused };
  }, [list, commands, userId]);
}

/** Null for what an older release has kept otherwise. */
function wordsIn(userId: string, { id, body, madeAt }: KeptCommand): KeptWords | null {
  const known = KeepAffirmationInput.safeParse(body);
  if (!known.success) return null;
  const { questionnaire, affirmation } = known.data;
  return { id, userId, date: localDateOf(new Date(madeAt)), questionnaire, affirmation, waits: true };
}
