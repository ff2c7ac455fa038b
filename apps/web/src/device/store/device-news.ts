/** What one tab tells the others: a document was written, something waits to be sent or does no longer, or everything was forgotten. */
export type DeviceNews = { readonly userId: string } & (
  | { readonly what: 'document'; readonly name: string }
  | { readonly what: 'outbox' }
  | { readonly what: 'forgotten' }
);

const CHANNEL = 'wonderlings.device';
let channel: BroadcastChannel | null | undefined;

/** Null where the browser has none: other tabs then see it at their next load. */
function channelOf(): BroadcastChannel | null {
  if (channel === undefined) channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
}

export function tellTabs(news: DeviceNews): void {
  channelOf()?.postMessage(news);
}

/** Answers how to stop listening. */
export function watchTabs(onNews: (news: DeviceNews) => void): () => void {
  const listener = ({ data }: MessageEvent<DeviceNews>) => onNews(data);
  channelOf()?.addEventListener('message', listener);
  return () => channelOf()?.removeEventListener('message', listener);
}
