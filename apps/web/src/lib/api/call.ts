import type { Endpoint } from '@wonderlings/kernel/contract';
import type { ListEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';
import { isJson, type RequestParts, send } from './request.ts';

type Part<Name extends string, Schema extends z.ZodType> =
  z.input<Schema> extends undefined
    ? { readonly [Key in Name]?: undefined }
    : Record<never, never> extends z.input<Schema>
      ? { readonly [Key in Name]?: z.input<Schema> }
      : { readonly [Key in Name]: z.input<Schema> };

type CallOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  Pick<RequestParts, 'idempotencyKey' | 'signal' | 'keepalive' | 'timeLimitMs' | 'timeZone'>;

type OptionsArgument<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

/**
 * Makes one call and answers what the contract promises. Throws `ApiError` for a refusal of the server, an `Error` of a fixed form for an
 * answer that is not the promised JSON (specification 000, section 7), and `fetch`'s own error without a network or when the
 * answer takes too long. It shows nothing: pages decide the wording.
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
  ...[options]: OptionsArgument<CallOptions<P, Q, B>>
): Promise<z.output<A>> {
  return readAnswer(endpoint, await send(endpoint, options));
}

/** What an answer of that endpoint says, as the contract promises it; see {@link call}. */
export async function readAnswer<A extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, A>,
  response: Response,
): Promise<z.output<A>> {
  const text = await response.text();
  if (endpoint.method === 'GET') requireJson(response, text);
  return parseAnswer(endpoint, text);
}

const SNIPPET_LENGTH = 100;

function requireJson(response: Response, text: string): void {
  if (isJson(response)) return;
  const type = response.headers.get('Content-Type') || 'no content type';
  throw new Error(`Expected JSON but received ${type}: ${text.slice(0, SNIPPET_LENGTH)}`);
}

function parseAnswer<A extends z.ZodType>(endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, A>, text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (reason) {
    throw new Error(`JSON parsing failed: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
  const answer = endpoint.answer.safeParse(json);
  if (answer.success) return answer.data;
  const where = answer.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`).join('; ');
  throw new Error(`Unexpected answer to ${endpoint.method} ${endpoint.path}: ${where}`);
}

/** Part of a list, and the cursor of its next page; null when there is none. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** What an infinite query of such a list has read; `items` is the answer of its endpoint. */
export const pagesOf = <Items extends z.ZodType>(items: Items) =>
  z.object({
    pages: z.array(z.object({ items, next: z.string().nullable() })),
    pageParams: z.array(z.unknown()),
  });

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
