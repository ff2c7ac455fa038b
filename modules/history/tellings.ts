import type { Actor } from '@wonderlings/kernel';
import type { HistoryKind } from './kind-catalogue.ts';
import type { Telling } from './telling.ts';
import { EARNED_TELLINGS } from './telling-earned.ts';
import { GROWN_UP_TELLINGS } from './telling-grown-ups.ts';
import { OWN_TELLINGS } from './telling-own.ts';

/** How every event is told that may be shown. A type that is in neither of these fails a test. */
export const TELLINGS: readonly Telling[] = [...OWN_TELLINGS, ...EARNED_TELLINGS, ...GROWN_UP_TELLINGS];

/** What has no line, and why. */
export const UNTOLD: Readonly<Record<string, string>> = {
  ChildErased: 'There is no reader left: the rows go with the key.',
};

const BY_TYPE = new Map(TELLINGS.map((telling) => [telling.definition.type, telling]));

/** Undefined for a type that an older or newer release recorded. */
export const tellingOf = (type: string): Telling | undefined => BY_TYPE.get(type);

/** What a grown-up did stands among what grown-ups did, of any type. */
export const kindOf = (telling: Telling, { subject, actor }: { subject: string; actor: Actor }): HistoryKind =>
  actor === 'grown-up' ? 'grown-ups' : telling.kindOf(subject);
