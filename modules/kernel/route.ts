import type { z } from 'zod';
import type { BrowserKind, Endpoint, FileEndpoint } from './contract.ts';
import type { CommandContext } from './decision.ts';
import type { DeviceLine } from './device-line.ts';
import type { Page } from './page.ts';
import type { ListEndpoint } from './page-contract.ts';
import type { ShownPicture } from './picture.port.ts';

/** What a browser carries between calls: the session cookie, the remembered-device cookie and those of its pictures. */
export interface BrowserSession {
  /**
   * A fresh session id for this child; whatever session there was is over.
   * @param lineId the device line that opens the session, which then ends with it
   */
  signIn(childId: string, lineId?: string | null): Promise<void>;
  signOut(): Promise<void>;
  /** The device token that the browser sent, if any. */
  readonly deviceToken: string | undefined;
  /** Sets the http-only device cookie, or clears it with null. */
  rememberDevice(token: string | null): void;
  /** The pictures that the browser shows at its sign-in page, each with the token of its line. */
  readonly pictures: readonly DeviceLine[];
  /** Sets the http-only cookie with their tokens, and the one that the page reads, or clears both. */
  showPictures(pictures: readonly Omit<ShownPicture, 'childId'>[]): void;
  /** The id under which the session store knows this session, for ending all the others. */
  readonly sessionId: string | undefined;
  /** As coarse as it is kept. */
  readonly browser: BrowserKind;
}

/** An endpoint's schemas are optional properties, hence the NonNullable; one that it leaves out is `ZodUndefined`. */
type Input<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined;

/** A file as an answer, read while it leaves. */
export interface FileAnswer {
  /** What a browser should save it as. */
  readonly name: string;
  /** `application/zip` */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its bytes from `start` to `end`, the end left out; of a file that goes away meanwhile, it throws. */
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>;
  /** Called before the first byte of the whole file leaves; a part further on does not call it. */
  readonly begun: () => Promise<void>;
}

/** One parsed request. `childId` is the session's child; on `guest` endpoints it may be undefined. */
export interface RouteRequest<Target extends Endpoint = Endpoint> {
  readonly params: Input<Target['params']>;
  readonly query: Input<Target['query']>;
  readonly body: Input<Target['body']>;
  readonly childId: Target['access'] extends 'child' | 'grown-up' ? string : string | undefined;
  /** The body of an endpoint that takes `bytes`, as it came; empty at any other. */
  readonly bytes: Uint8Array;
  /** Derives the command's context for a child: same idempotency key, same command id. */
  readonly context: (childId: string) => CommandContext;
  /** As it was sent; {@link context} has used it already. */
  readonly idempotencyKey: string | undefined;
  readonly session: BrowserSession;
  /** The caller's address, for rate limits. */
  readonly ip: string;
  /** The network of that address (/24 or /48): what its callers share of costly work. */
  readonly network: string;
  /** Logs a fault that the answer does not depend on. `what` happened, without a child's words. */
  readonly report: (error: unknown, what: string) => void;
}

/** An endpoint with what it does. The answer is a plain value that fits the endpoint's `answer` schema; of a list, a {@link Page}. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (request: RouteRequest) => Promise<unknown>;
}

type Answer<Target extends Endpoint> = Target extends FileEndpoint ? FileAnswer : JsonAnswer<Target>;
type JsonAnswer<Target extends Endpoint> =
  Target extends ListEndpoint<z.ZodType, z.ZodType, infer Item> ? Page<z.input<Item>> : z.input<Target['answer']>;

/** Binds a handler to its endpoint, typed on both sides. */
export function route<const Target extends Endpoint>(
  endpoint: Target,
  handle: (request: RouteRequest<Target>) => Promise<Answer<Target>>,
): Route {
  // The HTTP shell parses params, query and body with this endpoint's own schemas before it calls.
  return { endpoint, handle: handle as Route['handle'] };
}
