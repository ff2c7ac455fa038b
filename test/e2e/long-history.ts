import { randomUUID } from 'node:crypto';
import { ActivityCompleted } from '@wonderlings/activities/events';
import { GrownUpViewOpened } from '@wonderlings/family/events';
import { CheckedIn, MoodSaved } from '@wonderlings/journal/events';
import {
  createChildren,
  type DomainEvent,
  type Draft,
  dateOfDay,
  dayNumber,
  draft,
  streamOf,
} from '@wonderlings/kernel';
import { createLogger } from '@wonderlings/telemetry';
import { readConfig } from '../../apps/server/config.ts';
import { MODULES } from '../../apps/server/modules.ts';
import { openStores } from '../../apps/server/stores.ts';

interface LongHistory {
  readonly childId: string;
  readonly events: number;
  /** How many days back it begins; it ends the day before today. */
  readonly days: number;
  /** What it did, one event after the other; without it {@link acted}. */
  readonly act?: typeof acted;
}

const AT_A_TIME = 500;
const FEELINGS = ['Happy', 'Sad', 'Okay', 'Calm', 'Angry', 'Worried'];
const MINUTE_MS = 60_000;
/** Whichever: these figures are not looked at. */
const FIRST_STREAK_DAY = '2020-01-01';

/** What a child does by turns: five feelings, every other with a note, and four breaths; now and then a grown-up looks. */
function acted(index: number, at: Date): Pick<DomainEvent, 'actor'> & { readonly what: Draft } {
  if (index % 100 === 99) {
    return { actor: 'grown-up', what: draft(GrownUpViewOpened, { until: at.toISOString() }) };
  }
  if (index % 9 < 5) {
    const feeling = FEELINGS[index % FEELINGS.length] ?? '';
    const note = index % 2 ? `Entry ${index}: I built a tower and it fell, and then I built another one.` : null;
    const mood = { moodId: randomUUID(), feeling, baseFeelingName: feeling, emoji: null };
    return { actor: 'child', what: draft(MoodSaved, { ...mood, note }) };
  }
  const what = { activityType: 'breath', kind: 'breath/zola', card: 'breath' } as const;
  return {
    actor: 'child',
    what: draft(ActivityCompleted, { ...what, sessionId: randomUUID(), duration: 60, data: {} }),
  };
}

const LETTERS = 'I built a tower and it fell, and then I built another one. ';

/** A diary: a feeling with a note of that length after the other, and the day counted with the first of each. */
export const diaryOf =
  (letters: number, entriesADay: number): typeof acted =>
  (index) => {
    const day = Math.floor(index / (entriesADay + 1));
    const ofDay = index % (entriesADay + 1);
    const checkedIn = { currentStreak: day + 1, longestStreak: day + 1, totalCheckIns: day + 1 };
    if (ofDay === 0)
      return { actor: 'child', what: draft(CheckedIn, { ...checkedIn, streakStartDate: FIRST_STREAK_DAY }) };
    const feeling = FEELINGS[index % FEELINGS.length] ?? '';
    const note = `Entry ${day}.${ofDay}: ${LETTERS.repeat(Math.ceil(letters / LETTERS.length))}`.slice(0, letters);
    const mood = { moodId: randomUUID(), feeling, baseFeelingName: feeling, emoji: null };
    return { actor: 'child', what: draft(MoodSaved, { ...mood, note }) };
  };

/** Gives a child the events of years, beside the server that `env` is of: sealed and chained as if it had done them. */
export async function giveLongHistory(env: Record<string, string>, history: LongHistory): Promise<void> {
  const { childId, events, days, act = acted } = history;
  const logger = createLogger({ level: 'warn' });
  const stores = await openStores(readConfig({ ...env, LOG_LEVEL: 'warn' }), {
    modules: MODULES,
    logger,
    besideServer: true,
  });
  try {
    const { assembled, store, vault } = stores;
    const { registry } = assembled;
    const dependencies = { composition: assembled, registry, store, keys: vault, waitUntilReached: async () => false };
    const { bringIn } = createChildren(dependencies);
    const last = await store.readLast(streamOf(childId));
    const first = (last?.revision ?? -1) + 1;
    const today = dayNumber(new Date().toISOString().slice(0, 10));
    const eventAt = (index: number): DomainEvent => {
      const day = dateOfDay(today - days + Math.floor((index * days) / events));
      const at = new Date(Date.parse(`${day}T08:00:00.000Z`) + (index % 600) * MINUTE_MS);
      const { actor, what } = act(index, at);
      return {
        ...what,
        ...{ id: randomUUID(), commandId: randomUUID(), correlationId: randomUUID(), causationId: null },
        ...{ at: at.toISOString(), localDate: day, timeZone: 'UTC', actor },
        ...{ stream: streamOf(childId), childId, revision: first + index },
      };
    };
    for (let done = 0; done < events; done += AT_A_TIME) {
      const count = Math.min(AT_A_TIME, events - done);
      await bringIn(
        childId,
        first + done - 1,
        Array.from({ length: count }, (_, index) => eventAt(done + index)),
      );
    }
  } finally {
    await stores.close();
  }
}
