import type { ListEndpoint } from '@wonderlings/kernel/page-contract';
import type { z } from 'zod';
import { type CallOptions, readAnswer } from './call.ts';
import { send } from './request.ts';

/** Part of a list, and the cursor of its next page; null when there is none. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

type ListOptions<P extends z.ZodType, Q extends z.ZodType> = CallOptions<P, Q, z.ZodUndefined>;

/** Reads one page of a list; throws what `call` throws. */
export async function callPage<P extends z.ZodType, Q extends z.ZodType, Item extends z.ZodType>(
  endpoint: ListEndpoint<P, Q, Item>,
  options: ListOptions<P, Q>,
): Promise<ListPage<z.output<Item>>> {
  const response = await send(endpoint, options);
  return { items: await readAnswer(endpoint, response), next: nextCursor(response.headers.get('Link')) };
}

/** `</api/moods?cursor=abc>; rel="next"` is `abc`. */
function nextCursor(link: string | null): string | null {
  const target = /<([^>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
  // Only its query is looked at.
  return target === undefined ? null : new URL(target, 'http://list.invalid').searchParams.get('cursor');
}

/** So that a list that never ends ends here. Far more than a month of a child's has. */
const MOST_PAGES = 10;

/** Reads a part of a list that is known to be short, like a month, page after page. */
export async function callPages<P extends z.ZodType, Q extends z.ZodType, Item extends z.ZodType>(
  endpoint: ListEndpoint<P, Q, Item>,
  options: ListOptions<P, Q>,
): Promise<readonly z.output<Item>[]> {
  const items: z.output<Item>[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // Every list takes a cursor, which its generic query does not say.
    const query = { ...(options.query as object | undefined), ...(cursor === null ? {} : { cursor }) };
    const answer: ListPage<z.output<Item>> = await callPage(endpoint, { ...options, query } as typeof options);
    items.push(...answer.items);
    cursor = answer.next;
    if (cursor === null) break;
  }
  return items;
}
