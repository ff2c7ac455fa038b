import {
  type DataTag,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { USER_KEY } from '../session/session.ts';

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

/**
 * Changes what a read has answered, so that an act shows at once and nothing is asked for again. A read that has no answer yet,
 * or is being made and may miss the act, is made again where it is on screen.
 */
export function putShown<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (!state) return;
  const isSettled = state.data !== undefined && state.fetchStatus === 'idle' && !state.isInvalidated;
  if (isSettled) queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  else void refetchNow(queryClient, queryKey);
}

async function refetchNow(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read that is on its way would be waited for, and not made again.
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** What the tabs of one browser tell each other: the keys of reads that an act has made stale, and nothing of what they hold. */
export interface StaleNews {
  tell(key: QueryKey): void;
  /** A hidden tab hears of it once it is visible: it asks the server once then, however much was done meanwhile. */
  hear(onStale: (key: QueryKey) => void): void;
}
/** As much of a `BroadcastChannel` as it takes. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export function staleNews(channel: Channel, page: Document): StaleNews {
  let toTell: QueryKey[] = [];
  return {
    tell(key) {
      toTell.push(key);
      // An act makes a dozen of them stale: one message.
      if (toTell.length > 1) return;
      queueMicrotask(() => {
        channel.postMessage(toTell);
        toTell = [];
      });
    },
    hear(onStale) {
      const heard = new Map<string, QueryKey>();
      const look = () => {
        if (page.visibilityState !== 'visible') return;
        for (const key of heard.values()) onStale(key);
        heard.clear();
      };
      channel.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
        for (const key of data) heard.set(JSON.stringify(key), key);
        look();
      });
      page.addEventListener('visibilitychange', look);
    },
  };
}

/** Null where the browser has no channels: other tabs then see it at their next load. */
export function newsOfThisBrowser(): StaleNews | null {
  return typeof BroadcastChannel === 'undefined'
    ? null
    : staleNews(new BroadcastChannel('wonderlings.stale'), document);
}

/** Whether a key is that of the user read alone, and not of something below it, like the settings. */
export const isUserRead = (key: QueryKey): boolean => key.length === 1 && key[0] === USER_KEY[0];
