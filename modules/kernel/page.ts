import { DomainError } from './domain-error.ts';
import { PAGE_LIMITS, type PageQuery } from './page-contract.ts';

/** Part of a list, as a route answers it. The HTTP shell cuts it where it has too many bytes, and says where it goes on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly more: boolean;
  /** What the list is ordered by, down to what no two items share. */
  readonly placeOf: (item: Item) => readonly string[];
}

/** How many rows to read for a page: one more than it may have, which says whether there is more. */
export const rowsFor = ({ limit = PAGE_LIMITS.unasked }: Pick<PageQuery<unknown>, 'limit'>): number => limit + 1;

/** The page that so many rows make, read as {@link rowsFor} says. */
export function pageOf<Item>(
  items: readonly Item[],
  { limit = PAGE_LIMITS.unasked }: Pick<PageQuery<unknown>, 'limit'>,
  placeOf: Page<Item>['placeOf'],
): Page<Item> {
  return { items: items.slice(0, limit), more: items.length > limit, placeOf };
}

/**
 * A page of a list that is read whole, because a catalogue says how long it can be; its place is an id.
 * @throws DomainError 400 for a place that the list does not have
 */
export function pageWithin<Item>(
  items: readonly Item[],
  query: PageQuery<readonly [id: string]>,
  idOf: (item: Item) => string,
): Page<Item> {
  const [last] = query.cursor ?? [];
  const before = last === undefined ? -1 : items.findIndex((item) => idOf(item) === last);
  if (last !== undefined && before === -1) {
    const sentence = 'This is no place in this list.';
    throw new DomainError('invalid', 'input.invalid', sentence, { cursor: sentence });
  }
  return pageOf(items.slice(before + 1), query, (item) => [idOf(item)]);
}
