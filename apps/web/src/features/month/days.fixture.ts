import type { HistoryEntry } from '@wonderlings/history/contract';

type Told = Partial<HistoryEntry> & Pick<HistoryEntry, 'localDate' | 'time' | 'type' | 'sentence'>;

let told = 0;
function line(entry: Told): HistoryEntry {
  told += 1;
  return {
    id: `00000000-0000-4000-8000-${String(told).padStart(12, '0')}`,
    revision: 1_000 - told,
    at: `${entry.localDate}T${entry.time ?? '12:00'}:00.000Z`,
    actor: 'child',
    kind: 'feelings',
    icon: 'bubble',
    subject: '',
    causeId: null,
    actId: '00000000-0000-4000-8000-0000000000aa',
    ...entry,
  };
}
const noteOf = (number: number) => `00000000-0000-4000-9000-00000000000${number}`;
/** The one that Maya shows. */
export const SHOWN_NOTE = noteOf(2);

/** The last days of Maya's, as the mock-ups have them; newest first. */
export const MAYAS_DAYS: readonly HistoryEntry[] = [
  line({
    localDate: '2026-11-21',
    time: '17:40',
    type: 'GrownUpViewOpened',
    sentence: 'A grown-up opened this view',
    actor: 'grown-up',
    kind: 'grown-ups',
    icon: 'eye',
  }),
  line({
    localDate: '2026-11-21',
    time: '17:20',
    type: 'BadgeEarned',
    sentence: 'Earned the badge River of Breath',
    kind: 'won',
    icon: 'badge',
  }),
  line({
    localDate: '2026-11-21',
    time: '17:20',
    type: 'ActivityCompleted',
    subject: 'breath/zola beginner',
    sentence: 'Finished breathing with Zola, Beginner, 36 s',
    kind: 'breath',
    icon: 'leaf',
  }),
  line({
    localDate: '2026-11-21',
    time: '17:12',
    type: 'MoodSaved',
    sentence: 'Saved a mood: Really Happy, with a note (words hidden)',
    moodId: noteOf(1),
    note: 'closed',
  }),
  line({
    localDate: '2026-11-20',
    time: '21:10',
    type: 'ActivityCompleted',
    subject: 'calm/ocean-waves',
    sentence: 'Finished Ocean Waves (Calm Corner), 5 min',
    kind: 'breath',
    icon: 'leaf',
  }),
  line({ localDate: '2026-11-20', time: '21:02', type: 'MoodSaved', sentence: 'Saved a mood: Okay' }),
  line({
    localDate: '2026-11-19',
    time: '20:33',
    type: 'HistoryChecked',
    sentence: 'Checked: all is well',
    actor: 'grown-up',
    kind: 'grown-ups',
    icon: 'seal',
  }),
  line({
    localDate: '2026-11-19',
    time: '16:48',
    type: 'ActivityCompleted',
    subject: 'coping/worry-box-technique',
    sentence: 'Tried the coping tool Worry Box Technique',
    kind: 'breath',
    icon: 'leaf',
  }),
  line({
    localDate: '2026-11-19',
    time: '16:41',
    type: 'MoodSaved',
    sentence: 'Saved a mood: Worried, with a note (words hidden)',
    moodId: SHOWN_NOTE,
    note: 'shown',
  }),
  line({
    localDate: '2026-11-16',
    time: '16:52',
    type: 'JournalEntryWritten',
    sentence: 'Wrote in the journal (words hidden)',
    kind: 'writing',
    icon: 'pen',
    moodId: noteOf(3),
    note: 'erased',
  }),
  line({
    localDate: '2026-11-16',
    time: '16:38',
    type: 'SignedIn',
    sentence: 'Signed in',
    kind: 'account',
    icon: 'key',
  }),
];
