import { useQuery } from '@tanstack/react-query';
import { QUICK_MOODS, RICH_MOODS } from '@wonderlings/journal/catalogue';
import { JOURNAL_FEELING, type MoodEntry } from '@wonderlings/journal/contract';
import type { RewardKind } from '@wonderlings/rewards/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDeviceDocument } from '../../../device/store/document-stores.ts';
import { useClock, useToday } from '../../../lib/local-day/use-today.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { helpedDocument } from '../../coping/index.ts';
import { dayQuery, useKeptMoods } from '../../journal/index.ts';
import { MOVEQUEST_WISHES } from '../../movequest/index.ts';
import { minutesOfVisit } from '../../place-to-stop/index.ts';
import { newRewardsQuery } from '../../rewards/index.ts';
import {
  type DayKept,
  dayDocument,
  doneOn,
  type Suggested,
  type SuggestionInput,
  suggest,
  suggestedBefore,
  TOOLS_OF_MOODS,
  withDone,
  withSuggested,
} from '../../suggestion/index.ts';
import { wasAway } from './greeting.ts';

/** What home shows of a child's day. */
export interface Day {
  /** There is a feeling or a page of today. */
  readonly checkedIn: boolean;
  /** Home shows it for the first time: today's seed drops. */
  readonly isPlanting: boolean;
  /** Some days went by since the last one that had. */
  readonly wasAway: boolean;
  /** One small thing, until it is done or "Not now" was said. */
  readonly suggestion: Suggested | null;
  /** What was earned and not looked at yet, the newest; null also where it cannot be known. */
  readonly letter: { readonly kind: RewardKind; readonly id: string } | null;
  readonly sayNotNow: () => void;
}

/** The child's day, as the device and the server know it; undefined until the device has been read and the server asked. */
export function useDay(): Day | undefined {
  const { id: userId, words } = useUser();
  const today = useToday();
  const now = useClock();
  const online = useOnline();
  const kept = useDeviceDocument(dayDocument);
  const helped = useDeviceDocument(helpedDocument);
  const wishes = useDeviceDocument(MOVEQUEST_WISHES);
  const waiting = useKeptMoods();
  const ofToday = useQuery(dayQuery(today));
  const rewards = useQuery(newRewardsQuery);

  const entries = useMemo(() => [...waiting, ...(ofToday.data ?? [])], [waiting, ofToday.data]);
  // Not `isPending`: after a failure each part of the page that comes to need it asks again, and would take this part away each time.
  const isAsked = ofToday.data !== undefined || ofToday.isFetchedAfterMount;
  const isKnown = isAsked && ![kept, helped, wishes].some(({ status }) => status === 'loading');
  const checkedIn = kept.value.checkedInOn === today || entries.some(({ localDate }) => localDate === today);
  const { felt, pages } = useMemo(() => madeOn(entries, today), [entries, today]);
  const done = [...new Set([...doneOn(kept.value, today), ...pages])];
  // A page can be the check-in of a day. Beside a feeling it is the small thing.
  const isSmallThing = (id: string) => felt || !PAGES.includes(id);
  const isOver = kept.value.notNowOn === today || (checkedIn && done.some(isSmallThing));

  // For as long as home is open, as the device notes it at once.
  const [plantedOn, setPlantedOn] = useState<string>();
  if (isKnown && checkedIn && kept.value.checkedInOn !== today && plantedOn !== today) setPlantedOn(today);
  const isPlanting = plantedOn === today;

  const isBack = !checkedIn && wasAway(kept.value.checkedInOn, today);

  const input: SuggestionInput = {
    localDate: today,
    localTime: now,
    register: words === 'plain' ? 'teen' : 'child',
    feeling: lastFeeling(entries, new Date()),
    helped: helped.value.answers,
    today: done,
    tried: kept.value.tried,
    minutesToday: minutesOfVisit(userId),
    yesterday: suggestedBefore(kept.value, today),
    seated: wishes.value.seatedFirst,
    offline: !online,
  };
  // The same words as long as the same is suggested, so that nothing is drawn anew.
  const asked = JSON.stringify(input);
  const suggestion = useMemo(
    () => (isKnown && !isOver ? suggest(JSON.parse(asked) as SuggestionInput, TOOLS_OF_MOODS) : null),
    [isKnown, isOver, asked],
  );

  const { update } = kept;
  const id = suggestion?.activity;
  useEffect(() => {
    if (id !== undefined) update((before) => withSuggested(before, id, today));
  }, [id, today, update]);
  useEffect(() => {
    if (isKnown && checkedIn) update((before) => noted(before, today, pages));
  }, [isKnown, checkedIn, pages, today, update]);
  const sayNotNow = useCallback(() => update((before) => ({ ...before, notNowOn: today })), [today, update]);

  const newest = online ? rewards.data?.at(-1) : undefined;
  return useMemo(
    () =>
      isKnown ? { checkedIn, isPlanting, wasAway: isBack, suggestion, letter: newest ?? null, sayNotNow } : undefined,
    [isKnown, checkedIn, isPlanting, isBack, suggestion, newest, sayNotNow],
  );
}

const PAGES: readonly string[] = ['journal/write', 'journal/draw'];
const isPage = ({ feeling }: Pick<MoodEntry, 'feeling'>): boolean => feeling === JOURNAL_FEELING;

/** Whether a feeling was told on a day, and which kinds of pages were made, by the ids of what home suggests. */
function madeOn(entries: readonly Pick<MoodEntry, 'feeling' | 'drawing' | 'localDate'>[], day: string) {
  const ofDay = entries.filter(({ localDate }) => localDate === day);
  const pages = ofDay.filter(isPage).map(({ drawing }) => (drawing ? 'journal/draw' : 'journal/write'));
  return { felt: ofDay.some((entry) => !isPage(entry)), pages: [...new Set(pages)] };
}

/** For a day without a network, and for what was tried. The same object where that is known already. */
function noted(kept: DayKept, today: string, pages: readonly string[]): DayKept {
  const fresh = pages.filter((id) => !doneOn(kept, today).includes(id));
  const known = fresh.reduce((all, id) => withDone(all, id, today), kept);
  return known.checkedInOn === today ? known : { ...known, checkedInOn: today };
}

const MINUTE_MS = 60_000;

/** The newest feeling of a list of ours. */
function lastFeeling(entries: readonly MoodEntry[], now: Date): SuggestionInput['feeling'] {
  const felt = entries
    .filter((entry) => !isPage(entry))
    .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))[0];
  if (!felt) return null;
  const base = felt.baseFeelingName ?? felt.feeling;
  const minutesAgo = Math.max(0, Math.floor((now.getTime() - Date.parse(felt.timestamp)) / MINUTE_MS));
  const rich = RICH_MOODS.find(({ feeling }) => feeling === base);
  if (rich) {
    const step = rich.intensityLabels.findIndex((label) => felt.feeling.endsWith(`(${label})`));
    return { mood: rich.id, intensity: step < 0 ? null : step + 1, minutesAgo };
  }
  const quick = QUICK_MOODS.find(({ feeling }) => feeling === base);
  return quick ? { mood: quick.id, intensity: null, minutesAgo } : null;
}
