import type { OpenedEvent } from '@wonderlings/kernel';
import { descriptionOf } from './event-descriptions.ts';
import { type Audience, sentenceOf } from './sentence.ts';
import { ERASED, UNKNOWN } from './sentence-catalogue.ts';

/** An event of the log in one plain sentence, as the history page says it; without its key, that it was erased. */
export function describeEvent({ event, unreadable }: OpenedEvent, audience: Audience): string {
  if (unreadable === 'shredded') return ERASED[audience];
  const { type, actor } = event;
  const description = unreadable ? undefined : descriptionOf(type);
  if (!description || unreadable) return UNKNOWN[audience].replace('{type}', type);
  const { subject = '', figure = null } = description.factsOf(event);
  return sentenceOf({ type, subject, figure, actor }, audience);
}
