import { queryOptions, useQuery } from '@tanstack/react-query';
import { type WonderlingId, wonderlingAt } from '@wonderlings/account/catalogue';
import { listHistory } from '@wonderlings/history/contract';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { JOURNAL_FEELING, type MoodEntry } from '@wonderlings/journal/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mood } from '../../art/companions/wonderling.tsx';
import { useDeviceDocument } from '../../device/store/document-stores.ts';
import { callPage } from '../../lib/api/call.ts';
import { LOG_KEY } from '../../lib/api/query-client.ts';
import { addDays, localDateOf } from '../../lib/local-day/local-day.ts';
import { useClock, useToday } from '../../lib/local-day/use-today.ts';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { isEvening } from '../../lib/theme/evening.ts';
import { dayQuery, useKeptMoods } from '../journal/index.ts';
import { type DayKept, dayDocument, doneOn, slotAt } from '../suggestion/index.ts';
import { buddyDocument } from './buddy.document.ts';
import { loadLines } from './load-lines.ts';
import { afterSaying, type Deed, lineOf, moodOf, speakerOf, topicOf } from './reaction.ts';
import { rememberedOf, yesterdayLine } from './yesterday.ts';

/** What the buddy says on home. */
export interface Said {
  readonly who: WonderlingId;
  readonly line: string;
  /** In answer to what the child has just done. */
  readonly isAnswer: boolean;
  readonly mood?: Mood;
}

/** The newest that two days have; what is older is not spoken of. */
const LINES = '100';

/** What the log knows of yesterday and of today, without a word of any note. Read anew at each visit: every act adds some. */
const daysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...LOG_KEY, 'buddy', from],
    queryFn: ({ signal }) => callPage(listHistory, { query: { from, to, limit: LINES }, signal }),
    staleTime: 0,
  });

interface WatchBuddyProps {
  readonly checkedIn: boolean;
  readonly onSay: (said: Said) => void;
}

/** Tells home what the buddy says, once a visit of it. */
export function WatchBuddy({ checkedIn, onSay }: WatchBuddyProps) {
  const { selectedWonderling, words } = useUser();
  const today = useToday();
  const yesterday = addDays(today, -1);
  const localTime = useClock();
  const kept = useDeviceDocument(buddyDocument);
  const day = useDeviceDocument(dayDocument);
  const waiting = useKeptMoods();
  const ofToday = useQuery(dayQuery(today));
  const days = useQuery(daysQuery(yesterday, today));
  // A first failure is enough: then the device says what it knows.
  const isKnown =
    (days.isFetchedAfterMount || days.failureCount > 0 || days.fetchStatus === 'paused') &&
    ![kept, day].some(({ status }) => status === 'loading');

  const say = useEffectEvent(async () => {
    const isPlain = words === 'plain';
    const known = (days.data?.items ?? []).filter(({ type }) => !OF_ENTRIES.includes(type));
    const entries = [...waiting, ...(ofToday.data ?? [])].filter(({ localDate }) => localDate === today);
    const deeds = [
      ...known.filter(({ localDate }) => localDate === today),
      ...entries.flatMap(deedOf),
      ...finished(day.value.newest, today),
    ];
    const remembered = rememberedOf(
      days.data ? days.data.items.filter(({ localDate }) => localDate === yesterday) : ofDevice(day.value, yesterday),
    );
    const slot = slotAt(localTime, isPlain ? 'teen' : 'child');
    const topic = topicOf({ today, slot, checkedIn, deeds, remembers: remembered !== undefined }, kept.value);
    const turn = (topic && kept.value.turns[topic]) ?? 0;
    const upTo = [new Date().toISOString(), ...deeds.map(({ at }) => at)].toSorted().at(-1) ?? '';
    kept.update((before) => afterSaying(before, topic, today, upTo));
    if (!topic) return;
    const who = wonderlingAt(selectedWonderling) ?? speakerOf(topic);
    if (topic === 'yesterday') {
      if (remembered) onSay({ who, line: yesterdayLine(remembered, today, isPlain), isAnswer: false });
      return;
    }
    const lines = await loadLines(who);
    const isQuiet = isEvening(new Date());
    const isAnswer = topic !== 'goodnight';
    onSay({ who, line: lineOf(topic, { ...lines, isPlain, turn, isQuiet }), isAnswer, mood: moodOf(topic, isPlain) });
  });
  const hasSaid = useRef(false);
  useEffect(() => {
    if (!isKnown || hasSaid.current) return;
    hasSaid.current = true;
    say().catch((reason: unknown) => logFailure('The buddy could not say anything', reason));
  }, [isKnown]);
  return null;
}

/** These are known from the child's entries, sooner than the log's lines. */
const OF_ENTRIES: readonly string[] = ['MoodSaved', 'JournalEntryWritten'];
const MOODS: ReadonlyMap<string, string> = new Map(
  [...QUICK_MOODS, ...RICH_MOODS].map(({ feeling, id }) => [feeling, id]),
);

function deedOf({ feeling, baseFeelingName, drawing, timestamp: at }: MoodEntry): Deed[] {
  if (feeling === JOURNAL_FEELING) return [{ type: 'JournalEntryWritten', subject: drawing ? 'drawing' : '', at }];
  const id = MOODS.get(baseFeelingName ?? feeling);
  return id === undefined ? [] : [{ type: 'MoodSaved', subject: id, at }];
}

/** What was finished here and may not be with the server yet. */
function finished(newest: DayKept['newest'], today: string): Deed[] {
  if (!newest || localDateOf(new Date(newest.at)) !== today) return [];
  return [{ type: 'ActivityCompleted', subject: newest.id, at: newest.at }];
}

/** What the device knows of a day, for one without a network. */
function ofDevice(kept: DayKept, on: string): readonly Deed[] {
  const done = doneOn(kept, on).map((id, nth) => ({ type: 'ActivityCompleted', subject: id, at: `${on}T${nth}` }));
  return kept.checkedInOn === on ? [{ type: 'CheckedIn', subject: '', at: on }, ...done] : done;
}
