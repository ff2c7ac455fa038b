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
import { describeType, type EventDescription } from './event-description.ts';
import { MonthPrinted, NoteShown, NoteTakenBack } from './events.ts';
import { numberWords } from './own-descriptions.ts';

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
export const GROWN_UP_DESCRIPTIONS: readonly EventDescription[] = [
  describeType(NoteShown, { kind: 'grown-ups' }),
  describeType(NoteTakenBack, { kind: 'grown-ups' }),
  describeType(GrownUpPasswordSet, grownUps),
  describeType(GrownUpPasswordChanged, grownUps),
  describeType(GrownUpPasswordMistyped, {
    ...grownUps,
    subjects: ['', MANY],
    factsOf: ({ data }) => (data.tries > 1 ? { subject: MANY, figure: data.tries } : {}),
    words: ({ subject, figure }) => (subject === MANY ? { when: MANY, slots: { n: numberWords(figure) } } : {}),
  }),
  describeType(GrownUpPasswordResetAsked, grownUps),
  describeType(GrownUpPasswordResetStopped, grownUps),
  describeType(GrownUpViewOpened, grownUps),
  describeType(GrownUpAreaClosed, grownUps),
  describeType(ConsentGiven, grownUps),
  describeType(ConsentWithdrawn, grownUps),
  describeType(HistoryChecked, {
    ...grownUps,
    subjects: ['', FOUND],
    factsOf: ({ data }) => ({ subject: data.found ? FOUND : '' }),
    words: ({ subject, actor }) =>
      when([...(actor === 'child' ? ['by=child'] : []), ...(subject === FOUND ? [FOUND] : [])]),
  }),
  describeType(KeepsakeMade, { ...grownUps, words: ({ actor }) => when(actor === 'child' ? ['by=child'] : []) }),
  describeType(KeepsakeCompared, {
    ...grownUps,
    subjects: ['', NOT],
    factsOf: ({ data }) => ({ subject: data.fits ? '' : NOT }),
    words: ({ subject, actor }) =>
      when([...(actor === 'child' ? ['by=child'] : []), ...(subject === NOT ? [NOT] : [])]),
  }),
  describeType(MonthPrinted, {
    ...grownUps,
    subjects: MONTHS.map((_, index) => String(index + 1).padStart(2, '0')),
    factsOf: ({ data }) => ({ subject: data.month.slice(-2) }),
    words: ({ subject }) => {
      const month = MONTHS[Number(subject) - 1];
      return month && { slots: { month } };
    },
  }),
  describeType(ExportRequested, grownUps),
  describeType(ExportStopped, grownUps),
  describeType(HistoryDownloaded, grownUps),
  describeType(ExportExpired, { ...grownUps, actors: ['system'] }),
  describeType(HistoryImported, account),
  describeType(ErasureRequested, account),
  describeType(ErasureUndone, account),
  describeType(RetentionAnnounced, { ...account, actors: ['system'] }),
];

const when = (conditions: readonly string[]) => (conditions.length > 0 ? { when: conditions.join(',') } : {});
