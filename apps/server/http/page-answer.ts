import { eventLoopYielder, type Page } from '@wonderlings/kernel';
import { cursorOf, PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import type { HttpContext } from './request-state.ts';

export interface PageAnswer {
  readonly items: readonly unknown[];
  /** The items as a JSON array, of {@link PAGE_LIMITS.bytes} at most unless the first one alone has more. */
  readonly body: string;
  /** Where the next page begins; null when there is none. */
  readonly cursor: string | null;
}

/** Written in one go: half the time of one by one, and of a page that is too long not much is written for nothing. */
const AT_ONCE = 50;

/** Writes a page down, as much of it as an answer may have. A long one lets other requests have their turn. */
export async function pageAnswer({ items, more, placeOf }: Page<unknown>): Promise<PageAnswer> {
  const yieldTurn = eventLoopYielder();
  const written: string[] = [];
  let count = 0;
  let bytes = 2;
  /** Whether they had room; the first one of a page always has. */
  const write = (some: readonly unknown[]): boolean => {
    const text = JSON.stringify(some).slice(1, -1);
    const longer = bytes + Buffer.byteLength(text) + 1;
    if (longer > PAGE_LIMITS.bytes && count + some.length > 1) return false;
    written.push(text);
    count += some.length;
    bytes = longer;
    return true;
  };
  while (count < items.length && write(items.slice(count, count + AT_ONCE))) await yieldTurn();
  while (count < items.length && write(items.slice(count, count + 1)));
  const last = items[count - 1];
  const goesOn = more || count < items.length;
  return {
    items: items.slice(0, count),
    body: `[${written.join(',')}]`,
    cursor: goesOn && last !== undefined ? cursorOf(placeOf(last)) : null,
  };
}

/** `<…>; rel="next"` (RFC 8288): the same address and filters, from the cursor on. `known`: the fields that the list has. */
export function nextLink(ctx: Pick<HttpContext, 'path' | 'query'>, known: readonly string[], cursor: string): string {
  const query = new URLSearchParams();
  for (const name of known) {
    if (name === 'cursor') continue;
    for (const value of [ctx.query[name] ?? []].flat()) query.append(name, value);
  }
  query.set('cursor', cursor);
  return `<${ctx.path}?${query}>; rel="next"`;
}
