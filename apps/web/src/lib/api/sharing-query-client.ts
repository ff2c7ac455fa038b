import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isUserRead } from './is-user-read.ts';
import type { StaleNews } from './stale-news.ts';

/**
 * A query client that tells the other tabs which reads are stale, and hears it from them. The user is not among them: each
 * tab hears of that by what is kept on the device, and asks again by itself after a 401, which must not go back and forth.
 */
export class SharingQueryClient extends QueryClient {
  readonly #news: StaleNews;

  constructor(news: StaleNews, ...config: ConstructorParameters<typeof QueryClient>) {
    super(...config);
    this.#news = news;
    // What was heard is not told again.
    news.hear((queryKey) => void super.invalidateQueries({ queryKey }));
  }

  /** The other tabs read again what is below that key; this one knows it already. */
  tellOthers(queryKey: QueryKey): void {
    this.#news.tell(queryKey);
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const key: QueryKey | undefined = filters?.queryKey;
    if (key && !isUserRead(key)) this.#news.tell(key);
    return super.invalidateQueries(filters, options);
  }
}

/** For an act whose answer has put into the cache what it changed: only what other tabs show is stale. */
export function tellOtherTabs(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient instanceof SharingQueryClient) queryClient.tellOthers(queryKey);
}
