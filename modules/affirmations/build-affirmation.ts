/** How a child of that age reads: which half of the templates it gets. */
export type Band = 'younger' | 'older';
export type Valence = 'bright' | 'tender';

export interface AgeGroup {
  readonly id: string;
  readonly band: Band;
}
export interface Feeling {
  readonly id: string;
  readonly valence: Valence;
  /** After "I feel". */
  readonly feel: string;
  /** Whole sentences to begin with. */
  readonly opens: readonly [string, string, string];
}
export interface SecondAnswer {
  readonly id: string;
  /** After "I can". */
  readonly can: string;
  /** Before "helps" or "makes me smile". */
  readonly subject: string;
}
export interface ProudChoice {
  readonly id: string;
  /** After "I". */
  readonly did: string;
  /** After "I can": what the deed shows. */
  readonly know: string;
}
export interface Template {
  readonly id: string;
  readonly band: Band;
  readonly valence: Valence;
  /** With {slots}. */
  readonly text: string;
}
/** What affirmations are made of. */
export interface AffirmationBank {
  readonly ageGroups: readonly AgeGroup[];
  readonly feelings: readonly Feeling[];
  readonly secondAnswers: readonly SecondAnswer[];
  readonly proudChoices: readonly ProudChoice[];
  readonly templates: readonly Template[];
  readonly fallbacks: readonly string[];
}

/**
 * Every text that these answers can become, in the bank's order; the fallbacks, unless they are exactly four known ones.
 * @param answers ids: age group, feeling, second answer, proud choice
 */
export function textsOf(bank: AffirmationBank, answers: readonly string[]): readonly string[] {
  const parts = partsOf(bank, answers);
  if (!parts) return bank.fallbacks;
  const slots = slotsOf(parts);
  return bank.templates
    .filter(({ band, valence }) => band === parts.age.band && valence === parts.feeling.valence)
    .map(({ text }) => text.replace(/\{(\w+)\}/g, (slot, name: string) => slots.get(name) ?? slot));
}

/**
 * The text for these answers: the same one all day, most likely another one tomorrow.
 * @param localDate the child's own day, `YYYY-MM-DD`
 * @param pick how often the child asked for another one, from 0; after the last text comes the first again
 */
export function buildAffirmation(
  bank: AffirmationBank,
  answers: readonly string[],
  localDate: string,
  pick: number,
): string {
  const texts = textsOf(bank, answers);
  const start = partsOf(bank, answers) ? fnv1a([...answers, localDate].join('|')) : 0;
  const text = texts[(start + pick) % texts.length];
  if (text === undefined) throw new Error('The bank has no text for these answers');
  return text;
}

interface Parts {
  readonly age: AgeGroup;
  readonly feeling: Feeling;
  readonly second: SecondAnswer;
  readonly proud: ProudChoice;
}

function partsOf(bank: AffirmationBank, answers: readonly string[]): Parts | null {
  if (answers.length !== 4) return null;
  const age = bank.ageGroups.find(({ id }) => id === answers[0]);
  const feeling = bank.feelings.find(({ id }) => id === answers[1]);
  const second = bank.secondAnswers.find(({ id }) => id === answers[2]);
  const proud = bank.proudChoices.find(({ id }) => id === answers[3]);
  return age && feeling && second && proud ? { age, feeling, second, proud } : null;
}

function slotsOf({ feeling, second, proud }: Parts): ReadonlyMap<string, string> {
  const [open1, open2, open3] = feeling.opens;
  return new Map([
    ['feel', feeling.feel],
    ['open1', open1],
    ['open2', open2],
    ['open3', open3],
    ['can', second.can],
    ['subject', second.subject],
    ['Subject', second.subject.charAt(0).toUpperCase() + second.subject.slice(1)],
    ['did', proud.did],
    ['know', proud.know],
  ]);
}

/** FNV-1a, 32 bits, over UTF-16 units: http://www.isthe.com/chongo/tech/comp/fnv/ */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
