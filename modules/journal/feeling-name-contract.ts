import { text } from '@wonderlings/kernel/contract';
import { QUICK_MOODS, RICH_MOODS } from './catalogue.ts';

/** Specification 001, section 7: a journal entry is sent as a mood with this feeling. */
export const JOURNAL_FEELING = 'Journal Entry';
/** A feeling that no list of ours has. */
export const OTHER_FEELING = 'Another feeling';

const MOODS = [...RICH_MOODS, ...QUICK_MOODS];
/** Base feelings of both lists, and that of a page. */
export const FEELING_NAMES: readonly string[] = [...new Set([...MOODS.map(({ feeling }) => feeling), JOURNAL_FEELING])];
const NAMES: ReadonlySet<string> = new Set(FEELING_NAMES);
/** Every feeling that this app makes: a name, or a name with one of its labels. */
const LISTED: ReadonlySet<string> = new Set([
  ...FEELING_NAMES,
  ...RICH_MOODS.flatMap(({ feeling, intensityLabels }) => intensityLabels.map((label) => withLabel(feeling, label))),
]);

/** The specification does not say its 24 labels, so a client of it has its own; none of ours is longer than 16 characters. */
const Label = text({ min: 1, max: 40 });

function withLabel(feeling: string, label: string): string {
  return `${feeling} (${label})`;
}
/** `"{feeling} ({intensity label})"`, as the specification has it stored. */
export const feelingWithIntensity = withLabel;

/** `"Okay (All right)"` is the feeling "Okay" with a label; without one, the label is null. */
export function feelingParts(feeling: string): { readonly name: string; readonly label: string | null } {
  const [, name = feeling, label = null] = /^(.*) \(([^()]*)\)$/s.exec(feeling) ?? [];
  return { name, label };
}

/** The name within a feeling, where the lists have it. */
export function listedNameOf(feeling: string): string {
  const { name } = feelingParts(feeling);
  return NAMES.has(name) ? name : OTHER_FEELING;
}

export const isFeelingName = (name: string): boolean => NAMES.has(name);
export const isListedFeeling = (feeling: string): boolean => LISTED.has(feeling);

/** A name of the lists, alone or with a label, of which a page has none. */
export function isFeeling(feeling: string): boolean {
  const { name, label } = feelingParts(feeling);
  return NAMES.has(name) && (label === null || (name !== JOURNAL_FEELING && Label.safeParse(label).success));
}
