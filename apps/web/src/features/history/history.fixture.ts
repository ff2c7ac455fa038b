import type { HistoryEntry } from '@wonderlings/history/contract';

let made = 0;
/** A line of a history, of an act of its own unless one is given. */
export function line(over: Partial<HistoryEntry> = {}): HistoryEntry {
  made += 1;
  const number = String(made).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${number}`,
    revision: made,
    at: '2026-11-21T17:12:00.000Z',
    localDate: '2026-11-21',
    time: '17:12',
    actor: 'child',
    type: 'ActivityCompleted',
    kind: 'breath',
    icon: 'check',
    subject: 'breath/zola beginner',
    sentence: 'You finished breathing with Zola, Beginner.',
    causeId: null,
    actId: `00000000-0000-4000-9000-${number}`,
    ...over,
  };
}
