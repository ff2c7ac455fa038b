/**
 * The service worker (ADR 0043): keeps the app of one build on the device, whole, and answers with it, so that a tab opens without
 * a network. It holds no answer of the API, and so nothing of any child.
 */
import { cacheNames, clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPageOf, pagesFor, SHELL, type Viewer } from './page-for.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** The readable cookie of the server that says that a session or a remembered device may be here. */
const HINTS = ['wonderlings_here', '__Host-wonderlings_here'];
/** The build writes it (build/route-list.ts). */
const ADDRESSES = '/pages/routes.json';

// A part of the app opens nothing: on a full device its room is the child's own. Beside an older version the cache is that one's too.
registerQuotaErrorCallback(async () => {
  if (!self.registration.active) await caches.delete(cacheNames.precache);
});
precache([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
// The API and files are none of its business; a download is a navigation too.
registerRoute(
  new NavigationRoute(({ request, url }) => pageFor(request, url), { denylist: [/^\/api\//, /^[^?]*\.\w+(\?|$)/] }),
);
addRoute({ directoryIndex: '', cleanURLs: false });
// The first visit's own tab may go on without a network as well.
clientsClaim();

// A new version waits until no tab of the old one is open, or until a child has said yes (features/offline).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

async function pageFor(request: Request, url: URL): Promise<Response> {
  if (!isPageOf(await addresses(), url)) return fetch(request).catch(() => keptPage([SHELL], request));
  return keptPage(pagesFor(url, await viewer()), request);
}

async function keptPage(pages: readonly string[], request: Request): Promise<Response> {
  for (const page of pages) {
    const kept = await matchPrecache(page);
    if (kept) return kept;
  }
  // A browser may have thrown away what was kept.
  return fetch(request);
}

async function addresses(): Promise<readonly string[]> {
  const list = await matchPrecache(ADDRESSES);
  return list ? list.json() : [];
}

async function viewer(): Promise<Viewer | undefined> {
  if (!('cookieStore' in self)) return undefined;
  const hints = await Promise.all(HINTS.map((name) => self.cookieStore.get(name)));
  return hints.some((hint) => hint) ? 'child' : 'visitor';
}
