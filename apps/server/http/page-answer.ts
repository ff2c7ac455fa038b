import type { Page } from '@wonderlings/kernel';
import { cursorOf, PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import type { HttpContext } from './request-state.ts';

export interface PageAnswer {
  readonly items: readonly unknown[];
  /** The items as a JSON array, of {@link PAGE_LIMITS.bytes} at most unless the first one alone has more. */
  readonly body: string;
  /** Where the next page begins; null when there is none. */
  readonly cursor: string | null;
}

/** Writes a page down, as much of it as an answer may have. */
export function pageAnswer({ items, more, placeOf }: Page<unknown>): PageAnswer {
  const written: string[] = [];
  let bytes = 2;
  for (const item of items) {
    const text = JSON.stringify(item);
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > PAGE_LIMITS.bytes && written.length > 0) break;
    written.push(text);
  }
  const last = items[written.length - 1];
  const goesOn = more || written.length < items.length;
  return {
    items: items.slice(0, written.length),
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
