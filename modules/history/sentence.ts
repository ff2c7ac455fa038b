import type { Actor } from '@wonderlings/kernel';
import type { EventDescription, Words } from './event-description.ts';
import { descriptionOf } from './event-descriptions.ts';
import { type EventSentence, SENTENCES, type Sentence, UNKNOWN } from './sentence-catalogue.ts';

/** Whom a sentence is for: the same facts in two tellings. */
export type Audience = keyof Sentence;

interface Line {
  readonly type: string;
  readonly subject: string;
  readonly figure: number | null;
  readonly actor: Actor;
}

// The keys of SENTENCES are types, and a log may hold others.
const sentencesOf = (type: string): EventSentence | undefined =>
  Object.hasOwn(SENTENCES, type) ? SENTENCES[type as keyof typeof SENTENCES] : undefined;

/** The line of an entry in plain words, made anew at each reading. What no catalogue knows any more says only that something was saved. */
export function sentenceOf(line: Line, audience: Audience): string {
  const description = descriptionOf(line.type);
  return (description && sentenceWith(description, line, audience)) ?? UNKNOWN[audience].replace('{type}', line.type);
}

/** Undefined where no catalogue knows the subject. */
export function sentenceWith(
  description: EventDescription,
  line: Omit<Line, 'type'>,
  audience: Audience,
): string | undefined {
  const sentences = sentencesOf(description.definition.type);
  const words = description.words(line);
  if (!sentences || !words) return undefined;
  const said = sentences.variants?.find((variant) => variant.when === words.when) ?? sentences;
  return filled(said[audience], words.slots ?? {});
}

export const iconOf = (type: string): string => sentencesOf(type)?.icon ?? 'window';

/** A slot with nothing in it goes, and what only led to it: ` ({intensity})`, `, {level}`. */
function filled(template: string, slots: NonNullable<Words['slots']>): string {
  // What is not in the slots is looked up as undefined.
  const known = slots as Readonly<Record<string, string | undefined>>;
  return template
    .replace(/(?: \(\{(\w+)\}\))|(?:, \{(\w+)\})/g, (all, ...[inBrackets, after]) =>
      known[inBrackets ?? after] === undefined ? '' : all,
    )
    .replace(/\{(\w+)\}/g, (_, slot: string) => known[slot] ?? '')
    .replace(/\b1 (day|time)s\b/, '1 $1');
}
