import { ERASED, type EventSentence, SENTENCES, UNKNOWN } from '@wonderlings/history/sentences';
import { MoodSaved } from '@wonderlings/journal/events';
import { isEvent, type OpenedEvent } from '@wonderlings/kernel';

/**
 * An entry of an export in one plain sentence, in the child's words. From the sentences and what the event itself says; a slot that only
 * a catalogue could fill goes, and what only led to it.
 */
export function tellEntry({ event, unreadable }: OpenedEvent): string {
  if (unreadable === 'shredded') return ERASED.child;
  // The keys of SENTENCES are types, and a log may hold others.
  const sentence: EventSentence | undefined = Object.hasOwn(SENTENCES, event.type)
    ? SENTENCES[event.type as keyof typeof SENTENCES]
    : undefined;
  if (!sentence || unreadable) return UNKNOWN.child;
  if (isEvent(MoodSaved, event)) return feelingSaved(event.data);
  // What was recorded is an object of named fields, by every schema of ours.
  return filled(sentence.child, event.data as Readonly<Record<string, unknown>>);
}

function feelingSaved({ feeling, note }: { readonly feeling: string; readonly note: string | null }): string {
  return `You saved a feeling: ${feeling}${note ? ', with a note' : ''}.`;
}

function filled(template: string, data: Readonly<Record<string, unknown>>): string {
  return template
    .replace(/(?::? \(?|, )\{(\w+)\}\)?/g, (all, slot: string) => (wordOf(data[slot]) === undefined ? '' : all))
    .replace(/\{(\w+)\}/g, (_, slot: string) => wordOf(data[slot]) ?? '');
}

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
