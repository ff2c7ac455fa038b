import type { QueryKey } from '@tanstack/react-query';

/** What the tabs of one browser tell each other: the keys of reads that an act has made stale, and nothing of what they hold. */
export interface StaleNews {
  tell(key: QueryKey): void;
  /** A tab that nobody looks at hears of it when somebody does: it asks the server once then, however much was done meanwhile. */
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
