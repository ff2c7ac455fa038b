export type CallKind = 'read' | 'save' | 'first save';

/** What a save leaves in the child's lists, so that it is found there again: once, and with the child that made it. */
export interface SaveMark {
  readonly childId: string;
  /** Counts the saves of a child; no two have the same. */
  readonly nth: number;
}

export interface VisitCall {
  readonly kind: CallKind;
  readonly path: string;
  /** Of a save. */
  readonly body?: (mark: SaveMark) => unknown;
}

const read = (path: string): VisitCall => ({ kind: 'read', path });
const noteOf = ({ childId, nth }: SaveMark): string => `Save ${nth} of ${childId}`;
const feel = (kind: CallKind, feeling: string, baseFeelingName: string): VisitCall => ({
  kind,
  path: '/api/moods',
  body: (mark) => ({ feeling, baseFeelingName, note: noteOf(mark) }),
});
const writePage: VisitCall = {
  kind: 'save',
  path: '/api/moods',
  body: (mark) => ({ feeling: 'Journal Entry', note: `Daily Prompt: What made you smile today?\n\n${noteOf(mark)}` }),
};
/** A session has no words; its seconds tell which one it is. */
const BREATH_SECONDS = 60;
const breathe: VisitCall = {
  kind: 'save',
  path: '/api/activity-sessions',
  body: ({ nth }) => ({
    activityType: 'breath',
    duration: BREATH_SECONDS + nth,
    completed: true,
    data: { kind: 'breath/zola', cycles: 5 },
  }),
};

/**
 * A visit: pages, and the calls of each one after the other; between two pages a child thinks. One first save of the day to three further ones and ten
 * reads, as children mix them.
 */
export const STORY: readonly (readonly VisitCall[])[] = [
  [read('/api/user'), read('/api/streaks')],
  [feel('first save', 'Happy (Very)', 'Happy'), read('/api/journal-totals')],
  [breathe, read('/api/weekly-goal')],
  [feel('save', 'Okay (All right)', 'Okay')],
  [read('/api/garden'), read('/api/moods')],
  [writePage],
  [read('/api/reward-progress'), read('/api/rewards')],
  [read('/api/history'), read('/api/history/overview')],
];

const CALLS = STORY.flat();
const READS = CALLS.filter(({ kind }) => kind === 'read');
const SAVES = CALLS.filter(({ kind }) => kind === 'save');
/** Of thirteen calls, three save and ten read. */
const MIX = 13;
const SAVES_AT = [0, 4, 8];

/** The call of a crowd that goes on after its first saves, in the same proportions. */
export function callOfCrowd(index: number): VisitCall {
  const round = Math.floor(index / MIX);
  const place = index % MIX;
  const nthSave = SAVES_AT.indexOf(place);
  const call =
    nthSave >= 0 ? SAVES[nthSave] : READS[(round + place - SAVES_AT.filter((at) => at < place).length) % READS.length];
  if (!call) throw new Error(`The story has no call ${index}`);
  return call;
}

/** Between two and six seconds, seldom alike, and the same in every run. */
export function thinkMs(child: number, page: number): number {
  return 2_000 + ((child * 7_919 + page * 104_729) % 4_000);
}

/** Of all entries of a child's journal and all its sessions. */
export function marksIn(
  moods: readonly { readonly note: string | null }[],
  sessions: readonly { readonly duration: number; readonly userId: string }[],
): readonly SaveMark[] {
  const ofMoods = moods.map(({ note }) => {
    const [, nth, childId = ''] = /Save (\d+) of ([\da-f-]{36})$/.exec(note ?? '') ?? [];
    return { childId, nth: Number(nth ?? Number.NaN) };
  });
  const ofSessions = sessions.map(({ duration, userId }) => ({ childId: userId, nth: duration - BREATH_SECONDS }));
  return [...ofMoods, ...ofSessions];
}
