import { z } from 'zod';
import { type Endpoint, LocalDate, UserIdQuery } from './contract.ts';

/** No answer has more: `most` entries when a caller says how many, `unasked` when it does not, and never more bytes than these. */
export const PAGE_LIMITS = { most: 200, unasked: 500, bytes: 1_000_000 } as const;

const LIMIT_SENTENCE = `Please ask for 1 to ${PAGE_LIMITS.most} entries.`;
const CURSOR_SENTENCE = 'This is no place in this list.';
/** Longer than any place of ours. */
const LONGEST_CURSOR = 300;

/** Years that Postgres, JavaScript and a clock that once said 1970 agree on. */
const inKnownYears = (value: string) => value >= '1900' && value < '3000';
/** An instant as part of a place in a list. */
export const InstantPlace = z.iso.datetime().refine(inKnownYears);
/** A day as part of a place in a list. */
export const DayPlace = z.iso.date().refine(inKnownYears);

/** The place in front of the newest entry, for the first page. */
export const AFTER_ALL_DAYS = '3000-01-01';
export const AFTER_ALL_INSTANTS = [`${AFTER_ALL_DAYS}T00:00:00.000Z`, 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** The place of an entry in its list, as an opaque text: base64url of the JSON of what the list is ordered by, in ASCII. */
export const cursorOf = (place: readonly string[]): string =>
  btoa(JSON.stringify(place).replace(/[^ -~]/g, escaped))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** `btoa` takes Latin-1 only, and an emoji is the id of one. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

function placeIn(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // Refused by the schema of the place, like any other text that is none.
    return undefined;
  }
}

function pageFields<Place extends z.ZodType<readonly string[]>>(place: Place) {
  const cursor = z
    .string()
    .max(LONGEST_CURSOR, CURSOR_SENTENCE)
    .transform((text, { issues }): z.output<Place> => {
      const found = place.safeParse(placeIn(text));
      if (found.success) return found.data;
      issues.push({ code: 'custom', input: text, message: CURSOR_SENTENCE });
      return z.NEVER;
    });
  return {
    limit: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, LIMIT_SENTENCE)
      .transform(Number)
      .refine((limit) => limit <= PAGE_LIMITS.most, LIMIT_SENTENCE)
      .optional()
      .meta({
        description: `At most so many entries, 1 to ${PAGE_LIMITS.most}; without it ${PAGE_LIMITS.unasked}. An answer may have fewer, as it has at most ${PAGE_LIMITS.bytes} bytes`,
      }),
    cursor: cursor.optional().meta({ description: 'Where the page before ended, from its `Link` header' }),
  };
}

const Day = LocalDate.refine(inKnownYears, 'This should be a day from 1900 on.').optional();
/** For a list of what happened on days: only those from and to a day of the child's own, both included. */
export const DayFilter = {
  from: Day.meta({ description: 'Only what was on this day or later' }),
  to: Day.meta({ description: 'Only what was on this day or earlier' }),
};
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Which part of a list a caller asks for. `cursor`: only entries after this place. */
export interface PageQuery<Place> {
  readonly limit?: number | undefined;
  readonly cursor?: Place | undefined;
}

/** Every list is of one child, and read by a caller who may. */
type ListAccess = 'child' | 'grown-up';

/** A list of the child's own things, answered page by page; see {@link listEndpoint}. */
export interface ListEndpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Item extends z.ZodType = z.ZodType,
  Access extends ListAccess = ListAccess,
> extends Endpoint<Params, Query, z.ZodUndefined, z.ZodArray<Item>, Access> {
  readonly query: Query;
  /** Its answers say by `Link: <…>; rel="next"` that there is more. */
  readonly paged: true;
}

interface ListOptions<Params, Place, Filter, Item, Access> {
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Params;
  /** What the list is ordered by, down to what no two entries share. */
  readonly place: Place;
  readonly filter?: Filter;
  readonly item: Item;
  /** The child's, unless it says otherwise. */
  readonly access?: Access;
}

/** Declares a list as pages: `limit`, `cursor` and the `Link` header come with it, here and in the OpenAPI document. */
export function listEndpoint<
  Place extends z.ZodType<readonly string[]>,
  Item extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  const Filter extends z.ZodRawShape = Record<never, never>,
  const Access extends ListAccess = 'child',
>({ params, place, filter, item, access, ...named }: ListOptions<Params, Place, Filter, Item, Access>) {
  // The cast: a spread of an absent filter is an empty one, which the compiler takes for any.
  const query = UserIdQuery.extend({ ...pageFields(place), ...((filter ?? {}) as Filter) });
  return {
    ...named,
    method: 'GET',
    access: access ?? 'child',
    status: 200,
    ...(params ? { params } : {}),
    query,
    answer: z.array(item),
    paged: true,
  } satisfies ListEndpoint as ListEndpoint<Params, typeof query, Item, Access>;
}

/** Whether an endpoint answers page by page. */
export const isList = (endpoint: Endpoint): endpoint is ListEndpoint => 'paged' in endpoint && endpoint.paged === true;
