import type { Actor } from '@wonderlings/kernel';
import { EARNED_DESCRIPTIONS } from './earned-descriptions.ts';
import type { EventDescription } from './event-description.ts';
import { GROWN_UP_DESCRIPTIONS } from './grown-up-descriptions.ts';
import type { HistoryKind } from './kind-catalogue.ts';
import { OWN_DESCRIPTIONS } from './own-descriptions.ts';

/** How every event that may be shown is described. A type that is in neither of these fails a test. */
export const EVENT_DESCRIPTIONS: readonly EventDescription[] = [
  ...OWN_DESCRIPTIONS,
  ...EARNED_DESCRIPTIONS,
  ...GROWN_UP_DESCRIPTIONS,
];

/** What has no line, and why. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
  ChildErased: 'There is no reader left: the rows go with the key.',
};

const BY_TYPE = new Map(EVENT_DESCRIPTIONS.map((description) => [description.definition.type, description]));

/** Undefined for a type that an older or newer release recorded. */
export const descriptionOf = (type: string): EventDescription | undefined => BY_TYPE.get(type);

/** What a grown-up did stands among what grown-ups did, of any type. */
export const kindOf = (
  description: EventDescription,
  { subject, actor }: { subject: string; actor: Actor },
): HistoryKind => (actor === 'grown-up' ? 'grown-ups' : description.kindOf(subject));
