import { AffirmationKept } from '@wonderlings/affirmations/events';
import { JournalEntryWritten, MoodSaved } from '@wonderlings/journal/events';
import { type DomainEvent, type EventOf, isEvent, type OpenedEvent } from '@wonderlings/kernel';
import { clockTime } from './entry.ts';
import { escapeHtml, pageEnd, pageStart } from './html.ts';

/** The sentence of an event, in the child's words. */
export type SentenceOf = (opened: OpenedEvent) => string;

/** A drawing, as SVG to stand in a page. */
export type Picture = (drawing: Drawing) => string;
type Drawing = NonNullable<EventOf<typeof JournalEntryWritten>['data']['drawing']>;

export interface HistoryPageParts {
  readonly sentenceOf: SentenceOf;
  readonly picture: Picture;
}

/** `history.html` up to its first day. */
export const historyPageStart = (name: string, madeAt: string): string =>
  `${pageStart(`The history of ${name}`)}<h1>The history of ${escapeHtml(name)}</h1>
<p>Made on ${madeAt.slice(0, 10)}, from the first day on. Words that were written are in it: please keep it where only your family can see it.</p>
`;

interface DaysSoFar {
  /** The day whose list is open; null before the first. */
  readonly day: string | null;
}

/** The sentences of some events, a list for each day. A day that comes up again, as after a journey, begins anew. */
export function historyDays(
  events: readonly OpenedEvent[],
  so: DaysSoFar,
  parts: HistoryPageParts,
): DaysSoFar & { html: string } {
  let { day } = so;
  const lines: string[] = [];
  for (const opened of events) {
    const { event } = opened;
    if (event.localDate !== day) {
      if (day !== null) lines.push('</ul></section>');
      day = event.localDate;
      lines.push(`<section><h2><time datetime="${day}">${longDate(day)}</time></h2><ul>`);
    }
    const words = opened.unreadable ? '' : wordsOf(opened.event, parts.picture);
    lines.push(`<li><time>${clockTime(event)}</time> ${escapeHtml(parts.sentenceOf(opened))}${words}</li>`);
  }
  return { day, html: lines.length === 0 ? '' : `${lines.join('\n')}\n` };
}

export const historyPageEnd = ({ day }: DaysSoFar): string => (day === null ? '' : '</ul></section>\n') + pageEnd;

/** What a child wrote or drew there. */
function wordsOf(event: DomainEvent, picture: Picture): string {
  if (isEvent(MoodSaved, event) && event.data.note) return quoted(event.data.note);
  if (isEvent(AffirmationKept, event)) return quoted(event.data.affirmation);
  if (!isEvent(JournalEntryWritten, event)) return '';
  const { title, content, drawing } = event.data;
  return (drawing ? picture(drawing) : '') + quoted([title, content].filter(Boolean).join('\n'));
}

const quoted = (text: string): string => (text ? `<blockquote>${escapeHtml(text)}</blockquote>` : '');

const DATES = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const longDate = (day: string): string => DATES.format(new Date(`${day}T00:00:00Z`));
