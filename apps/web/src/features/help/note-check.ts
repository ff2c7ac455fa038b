import { IGNORED, PARTS, PHRASES } from './selfharm-phrases.catalogue.ts';

const LOOKALIKES: Readonly<Record<string, string>> = {
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
};

const expand = (source: string) => source.replace(/\{\{([A-Z]+)\}\}/g, (slot, name: string) => PARTS[name] ?? slot);
const IGNORED_SPANS = IGNORED.map((source) => new RegExp(expand(source), 'g'));
const WANTED = PHRASES.map(({ id, match }) => ({ id, pattern: new RegExp(expand(match)) }));

/**
 * The id of the first phrase of self-harm in a note, or `null`. Pure; reads at most the 5,000 characters of a note in a few
 * milliseconds. What it finds is for offering a card on this device: never stored, sent or counted.
 */
export function phraseOfSelfHarm(note: string): string | null {
  const text = IGNORED_SPANS.reduce((rest, span) => rest.replace(span, ' # '), normalized(note));
  return WANTED.find(({ pattern }) => pattern.test(text))?.id ?? null;
}

function normalized(note: string): string {
  return note
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc\u0060\u00b4]/g, '')
    .replace(/[a-z0-9!@$*]*[a-z][a-z0-9!@$*]*/g, (word) =>
      word.replace(/[1!0345@$](?=[a-z*])/g, (sign) => LOOKALIKES[sign] ?? sign),
    )
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[.!?;\n\r]+/g, ' . ')
    .replace(/[^a-z0-9*. ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
