import { eventLoopYielder, type Page } from '@wonderlings/kernel';
import { cursorOf, PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import type { HttpContext } from './request-state.ts';

export interface PageAnswer {
  readonly items: readonly unknown[];
  /**
   * The items as a JSON array, of {@link PAGE_LIMITS.bytes} at most unless the first one alone has more. As it is sent: Node copies a text
   * behind the headers, and once more, three times as large, on its way to the socket.
   */
  readonly body: Buffer;
  /** Where the next page begins; null when there is none. */
  readonly cursor: string | null;
}

/** Written in one go: half the time of one by one, and most pages have no more, which are then put together of no parts. */
const AT_ONCE = 100;
const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** Writes a page down, as much of it as an answer may have. A long one lets other requests have their turn. */
export async function pageAnswer({ items, more, placeOf }: Page<unknown>): Promise<PageAnswer> {
  const yieldTurn = eventLoopYielder();
  const written: Buffer[] = [];
  let count = 0;
  let bytes = OPEN.length;
  /** Whether they had room; the first one of a page always has. */
  const write = (some: readonly unknown[]): boolean => {
    const part = Buffer.from(JSON.stringify(some));
    // Each part ends with a bracket or a comma.
    const longer = bytes + part.length - OPEN.length;
    if (longer > PAGE_LIMITS.bytes && count + some.length > 1) return false;
    written.push(part);
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
    body: joined(written),
    cursor: goesOn && last !== undefined ? cursorOf(placeOf(last)) : null,
  };
}

/** JSON arrays as one. */
function joined(arrays: readonly Buffer[]): Buffer {
  const [first, ...others] = arrays;
  if (!first) return Buffer.from('[]');
  if (others.length === 0) return first;
  const insides = arrays.map((array) => array.subarray(OPEN.length, -CLOSE.length));
  return Buffer.concat([
    OPEN,
    ...insides.flatMap((inside, index) => (index === 0 ? [inside] : [COMMA, inside])),
    CLOSE,
  ]);
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
