import { command, type Draft, draft } from '@wonderlings/kernel';
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
} from './events.ts';
import { type FamilyState, familyFacet } from './family.ts';

/** Each protects the child and its family, and has rate limits of its own: none may fail because a day is full. */
const always = (decide: (state: FamilyState) => readonly Draft[]) =>
  command(familyFacet, decide, { beyondQuota: true });

/** Records nothing; its outcome says what the family knows. */
export const readFamily = always(() => []);

export const recordPasswordSet = always(() => [draft(GrownUpPasswordSet, {})]);

/** @param wasOpen the area was, and has closed with the password that opened it */
export const recordPasswordChange = (wasOpen: boolean) =>
  always(() => [draft(GrownUpPasswordChanged, {}), ...closedIf(wasOpen)]);

/** The caller sees to it that it is recorded once a day. */
export const recordWrongTries = (tries: number) => always(() => [draft(GrownUpPasswordMistyped, { tries })]);

/** A reset that is under way already is not told again. */
export const askReset = (from: Date) =>
  always(({ resetFrom }) =>
    resetFrom === from.toISOString() ? [] : [draft(GrownUpPasswordResetAsked, { from: from.toISOString() })],
  );

export const stopReset = always(({ resetFrom }) =>
  resetFrom === null ? [] : [draft(GrownUpPasswordResetStopped, {})],
);

/** @param closesElsewhere it was open in another session, where it closes */
export const openArea = (until: Date, closesElsewhere: boolean) =>
  always(() => [...closedIf(closesElsewhere), draft(GrownUpViewOpened, { until: until.toISOString() })]);

export const closeArea = always(() => [draft(GrownUpAreaClosed, {})]);

/** @param setsPassword the yes came with the first grown-up password */
export const giveConsent = (version: string, setsPassword: boolean) =>
  always(({ consent }) => [
    ...(setsPassword ? [draft(GrownUpPasswordSet, {})] : []),
    ...(consent === version ? [] : [draft(ConsentGiven, { version })]),
  ]);

export const withdrawConsent = always(({ consent }) => (consent === null ? [] : [draft(ConsentWithdrawn, {})]));

const closedIf = (isClosed: boolean) => (isClosed ? [draft(GrownUpAreaClosed, {})] : []);
