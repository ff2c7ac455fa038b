import type { OpenedEvent } from '@wonderlings/kernel';
import { type Audience, sentenceOf } from './sentence.ts';
import { ERASED, UNKNOWN } from './sentence-catalogue.ts';
import { tellingOf } from './tellings.ts';

/** An event of the log in one plain sentence, as the history page says it; without its key, that it was erased. */
export function tellEvent({ event, unreadable }: OpenedEvent, audience: Audience): string {
  if (unreadable === 'shredded') return ERASED[audience];
  const { type, actor } = event;
  const telling = unreadable ? undefined : tellingOf(type);
  if (!telling || unreadable) return UNKNOWN[audience].replace('{type}', type);
  const { subject = '', figure = null } = telling.told(event);
  return sentenceOf({ type, subject, figure, actor }, audience);
}
