import type { Endpoint } from '@wonderlings/kernel/contract';
import type { z } from 'zod';
import { type RequestParts, send } from './request.ts';

type Part<Name extends string, Schema extends z.ZodType> =
  z.input<Schema> extends undefined
    ? { readonly [Key in Name]?: undefined }
    : Record<never, never> extends z.input<Schema>
      ? { readonly [Key in Name]?: z.input<Schema> }
      : { readonly [Key in Name]: z.input<Schema> };

export type CallOptions<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  Pick<RequestParts, 'idempotencyKey' | 'signal' | 'keepalive' | 'timeLimitMs'>;

type OptionsArgument<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

/**
 * Makes one call and answers what the contract promises. Throws `ApiError` for a refusal, an `Error` of a fixed form for an
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
  const type = response.headers.get('Content-Type') ?? '';
  if (/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return;
  throw new Error(`Expected JSON but received ${type || 'no content type'}: ${text.slice(0, SNIPPET_LENGTH)}`);
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
