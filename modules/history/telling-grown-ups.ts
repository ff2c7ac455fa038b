import { ErasureRequested, ErasureUndone, RetentionAnnounced } from '@wonderlings/erasure/events';
import {
  ConsentGiven,
  ConsentWithdrawn,
  GrownUpAreaClosed,
  GrownUpPasswordChanged,
  GrownUpPasswordMistyped,
  GrownUpPasswordResetAsked,
  GrownUpPasswordResetStopped,
  GrownUpPasswordSet,
  GrownUpViewOpened,
} from '@wonderlings/family/events';
import type { Actor } from '@wonderlings/kernel';
import { HistoryChecked, KeepsakeCompared, KeepsakeMade } from '@wonderlings/proof/events';
import {
  ExportExpired,
  ExportRequested,
  ExportStopped,
  HistoryDownloaded,
  HistoryImported,
} from '@wonderlings/take-along/events';
import { MonthPrinted, NoteShown, NoteTakenBack } from './events.ts';
import { type Telling, tell } from './telling.ts';
import { numberWords } from './telling-own.ts';

const ALL_ACTORS: readonly Actor[] = ['child', 'grown-up', 'system'];
const grownUps = { kind: 'grown-ups', actors: ALL_ACTORS } as const;
const account = { kind: 'account', actors: ALL_ACTORS } as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const FOUND = 'found';
const NOT = 'not';
const MANY = 'many';

/** What grown-ups do here and what they are shown, and what becomes of an account as a whole. */
export const GROWN_UP_TELLINGS: readonly Telling[] = [
  tell(NoteShown, { kind: 'grown-ups' }),
  tell(NoteTakenBack, { kind: 'grown-ups' }),
  tell(GrownUpPasswordSet, grownUps),
  tell(GrownUpPasswordChanged, grownUps),
  tell(GrownUpPasswordMistyped, {
    ...grownUps,
    subjects: ['', MANY],
    told: ({ data }) => (data.tries > 1 ? { subject: MANY, figure: data.tries } : {}),
    words: ({ subject, figure }) => (subject === MANY ? { when: MANY, slots: { n: numberWords(figure) } } : {}),
  }),
  tell(GrownUpPasswordResetAsked, grownUps),
  tell(GrownUpPasswordResetStopped, grownUps),
  tell(GrownUpViewOpened, grownUps),
  tell(GrownUpAreaClosed, grownUps),
  tell(ConsentGiven, grownUps),
  tell(ConsentWithdrawn, grownUps),
  tell(HistoryChecked, {
    ...grownUps,
    subjects: ['', FOUND],
    told: ({ data }) => ({ subject: data.found ? FOUND : '' }),
    words: ({ subject, actor }) =>
      when([...(actor === 'child' ? ['by=child'] : []), ...(subject === FOUND ? [FOUND] : [])]),
  }),
  tell(KeepsakeMade, { ...grownUps, words: ({ actor }) => when(actor === 'child' ? ['by=child'] : []) }),
  tell(KeepsakeCompared, {
    ...grownUps,
    subjects: ['', NOT],
    told: ({ data }) => ({ subject: data.fits ? '' : NOT }),
    words: ({ subject, actor }) =>
      when([...(actor === 'child' ? ['by=child'] : []), ...(subject === NOT ? [NOT] : [])]),
  }),
  tell(MonthPrinted, {
    ...grownUps,
    subjects: MONTHS.map((_, index) => String(index + 1).padStart(2, '0')),
    told: ({ data }) => ({ subject: data.month.slice(-2) }),
    words: ({ subject }) => {
      const month = MONTHS[Number(subject) - 1];
      return month && { slots: { month } };
    },
  }),
  tell(ExportRequested, grownUps),
  tell(ExportStopped, grownUps),
  tell(HistoryDownloaded, grownUps),
  tell(ExportExpired, { ...grownUps, actors: ['system'] }),
  tell(HistoryImported, account),
  tell(ErasureRequested, account),
  tell(ErasureUndone, account),
  tell(RetentionAnnounced, { ...account, actors: ['system'] }),
];

const when = (conditions: readonly string[]) => (conditions.length > 0 ? { when: conditions.join(',') } : {});
