import type { Page, Request } from 'playwright-core';

/** A browser that keeps nothing (a private window, forbidden storage); before the page is opened. */
export async function nothingKept(page: Page): Promise<void> {
  await page.addInitScript(`
    const refuse = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse, deleteDatabase: refuse } });
  `);
}

/** From now on every write to the device fails for want of room; answers how to make room. */
export async function noRoomOnDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`
    window.realPut = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException('There is no room left.', 'QuotaExceededError'); };
  `);
  return async () => {
    await page.evaluate('IDBObjectStore.prototype.put = window.realPut');
  };
}

export interface SentBodies {
  /** Every call that leaves the page, in order; the body of one without is empty. */
  readonly all: readonly { readonly url: string; readonly body: string }[];
  /** The bodies that went to that path. */
  to(path: string): readonly string[];
}

/** What the page sends from now on. */
export function sentBodies(page: Page): SentBodies {
  const all: { url: string; body: string }[] = [];
  page.on('request', (request: Request) => all.push({ url: request.url(), body: request.postData() ?? '' }));
  return {
    all,
    to: (path) => all.filter(({ url, body }) => new URL(url).pathname === path && body !== '').map(({ body }) => body),
  };
}

/** What the device has kept by now in a store of its databases (`device-database.ts`), as JSON. */
export function keptOnDevice(page: Page, store: 'documents' | 'outbox'): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const asked = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const kept = [];
    for (const { name } of await indexedDB.databases()) {
      if (!name.startsWith('wonderlings.device.')) continue;
      const database = await asked(indexedDB.open(name));
      kept.push(...(await asked(database.transaction('${store}').objectStore('${store}').getAll())));
      database.close();
    }
    return JSON.stringify(kept);
  })()`);
}
