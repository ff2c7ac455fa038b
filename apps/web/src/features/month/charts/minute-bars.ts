import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { MonthFigures } from '@wonderlings/history/month-contract';

export interface MinuteBar {
  readonly card: string;
  readonly name: string;
  readonly who: WonderlingId;
  readonly minutes: number;
  readonly times: number;
  /** Of the longest one, in seconds. */
  readonly longest: number;
}

/** By the activities' cards; who is at home there. */
const CARDS: Readonly<Record<string, { readonly name: string; readonly who: WonderlingId }>> = {
  breath: { name: 'Breathing', who: 'zola' },
  exercise: { name: 'MoveQuest', who: 'rally' },
  journal: { name: 'Journal', who: 'blot' },
  calm: { name: 'Calm Corner', who: 'hum' },
  'be-active': { name: 'Be Active', who: 'pogo' },
  environment: { name: 'Nature', who: 'fern' },
  'coping-tools': { name: 'Coping Tools', who: 'tuck' },
  sleep: { name: 'Sleep', who: 'lulu' },
};
/** What a newer server knows and this page does not. */
const ANOTHER = { name: 'Another activity', who: 'pip' } as const;

/** What took time, the longest first; two that took as long stand by name. What is not timed (a tick) has no bar. */
export function minuteBars({ activities }: Pick<MonthFigures, 'activities'>): readonly MinuteBar[] {
  return activities
    .filter(({ seconds }) => seconds > 0)
    .map(({ card, seconds, times, longest }) => ({
      card,
      ...(CARDS[card] ?? ANOTHER),
      minutes: Math.max(1, Math.round(seconds / 60)),
      times,
      longest,
    }))
    .sort((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name));
}

const ROUND_WIDTHS = [10, 20, 30, 45, 60, 90, 120, 180] as const;
/** The minutes that the full width stands for: a round number, which two months are likely to share. */
export function fullWidth(bars: readonly MinuteBar[]): number {
  const most = bars[0]?.minutes ?? 0;
  return ROUND_WIDTHS.find((width) => width >= most) ?? Math.ceil(most / 60) * 60;
}

/** `"36 s"`, `"5 min"` */
export const lengthOf = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
